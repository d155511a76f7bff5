import type { CaseType } from '#shared/lines/case-types.ts';
import type { Industry } from '#shared/lines/industries.ts';
import type { LicenceClass } from './schema.ts';

/** A broker as matching sees one. */
export type BrokerCandidate = {
  brokerId: string;
  name: string;
  active: boolean;
  licenceClasses: readonly LicenceClass[];
  /** `YYYY-MM-DD`, the last day on which the licence is valid. */
  licenceExpiresOn: string;
  /** An administrator compared it with the Council's register. */
  licenceVerified: boolean;
  lines: readonly CaseType[];
  /** None means every industry. */
  industries: readonly Industry[];
  /** Postal code prefixes, in capitals: `T2P` a district, `T2` a part of Calgary, `T` all of Alberta. */
  areas: readonly string[];
  /** BCP 47, in lower case. */
  languages: readonly string[];
  /** How many requests the broker wants to have at once. */
  capacity: number;
  openCases: number;
  /** Offers that are still unanswered: each counts against capacity. */
  openOffers: number;
  /** `YYYY-MM-DD`, the day the broker is back. */
  awayUntil: string | null;
  /** `YYYY-MM-DD` each: days without new offers. */
  daysOff: readonly string[];
  /** When the last offer went out, whatever its outcome, in milliseconds since 1970; `null` when there was none. */
  lastOfferedAt: number | null;
};
