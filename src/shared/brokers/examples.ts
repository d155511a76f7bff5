/** A broker's own profile, in the examples of the API's document. */
import type { BrokerProfileView } from './profile-schema.ts';

export const brokerProfileExample: BrokerProfileView = {
  firm: 'Bow River Insurance Brokers',
  licenceNumber: 'AB-104233',
  licenceClasses: ['GENERAL'],
  licenceLevel: 2,
  licenceExpiresOn: '2027-06-30',
  supervisorName: null,
  supervisorLicence: null,
  licenceState: 'valid',
  licenceDaysLeft: 216,
  licenceVerifiedAt: '2026-10-01T18:00:00.000Z',
  licenceVerifiedName: 'Pat Lee',
  independentOn: '2026-10-01',
  severalInsurersOn: null,
  lines: ['auto', 'home'],
  industries: [],
  areas: ['T2', 'T3'],
  languages: ['en'],
  capacity: 40,
  awayUntil: null,
  away: false,
  delegate: null,
};
