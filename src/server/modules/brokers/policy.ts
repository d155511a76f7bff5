/** Which profile changes require an administrator to check the register again. */

import type { LicenceFacts } from '#shared/brokers/profile-schema.ts';
import { dayOf, type ProfileRow } from './view.ts';

type Compared = Pick<
  ProfileRow,
  'licenceNumber' | 'licenceClasses' | 'licenceLevel' | 'licenceExpiresOn' | 'supervisorName' | 'supervisorLicence'
>;

/** What is compared with the register, as one string; the order in which classes are stored does not matter. */
function comparedText(facts: Omit<Compared, 'licenceExpiresOn'> & { licenceExpiresOn: string }): string {
  const { licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn, supervisorName, supervisorLicence } = facts;
  const classes = [...licenceClasses].sort();
  return JSON.stringify([licenceNumber, classes, licenceLevel, licenceExpiresOn, supervisorName, supervisorLicence]);
}

/** Whether the register must be checked again after this change. Renaming the firm does not require it. */
export function needsNewComparison(row: Compared, facts: LicenceFacts): boolean {
  return comparedText({ ...row, licenceExpiresOn: dayOf(row.licenceExpiresOn) }) !== comparedText(facts);
}
