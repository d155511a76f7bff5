/** Which changes of a profile ask an administrator to look at the register again. */

import type { LicenceFacts } from '#shared/brokers/profile-schema.ts';
import { dayOf, type ProfileRow } from './view.ts';

type Compared = Pick<
  ProfileRow,
  'licenceNumber' | 'licenceClasses' | 'licenceLevel' | 'licenceExpiresOn' | 'supervisorName' | 'supervisorLicence'
>;

/** What is compared with the register, as one text: the order in which classes are kept says nothing. */
function comparedText(facts: Omit<Compared, 'licenceExpiresOn'> & { licenceExpiresOn: string }): string {
  const { licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn, supervisorName, supervisorLicence } = facts;
  const classes = [...licenceClasses].sort();
  return JSON.stringify([licenceNumber, classes, licenceLevel, licenceExpiresOn, supervisorName, supervisorLicence]);
}

/** Does the register have to be asked again after this change? The firm may be renamed without it. */
export function needsNewComparison(row: Compared, facts: LicenceFacts): boolean {
  return comparedText({ ...row, licenceExpiresOn: dayOf(row.licenceExpiresOn) }) !== comparedText(facts);
}
