import type { CaseType } from '#shared/lines/case-types.ts';
import type { LicenceClass } from './schema.ts';

/** A broker as matching sees one. */
export type BrokerCandidate = {
  brokerId: string;
  name: string;
  active: boolean;
  licenceClasses: readonly LicenceClass[];
  /** `YYYY-MM-DD`, the last day on which the licence counts. */
  licenceExpiresOn: string;
  /** An administrator compared it with the Council's register. */
  licenceVerified: boolean;
  lines: readonly CaseType[];
  /** Beginnings of postal codes, in capitals: `T2P` a district, `T2` a part of Calgary, `T` all of Alberta. */
  areas: readonly string[];
  /** BCP 47, in small letters. */
  languages: readonly string[];
  /** How many requests the broker wants to have at once. */
  capacity: number;
  openCases: number;
  /** Offers nobody has answered yet: each holds a place. */
  openOffers: number;
  /** `YYYY-MM-DD`, the day the broker is back. */
  awayUntil: string | null;
  /** When the last offer went out, whatever became of it, in milliseconds since 1970; `null` when there was none. */
  lastOfferedAt: number | null;
};
