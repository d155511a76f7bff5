import type { InvitedBroker } from '#shared/brokers/profile-schema.ts';

/** What the form of a new broker begins with. */
export const emptyBroker: InvitedBroker = {
  firm: '',
  licenceNumber: '',
  licenceClasses: ['GENERAL'],
  licenceLevel: 2,
  licenceExpiresOn: '',
  supervisorName: null,
  supervisorLicence: null,
  lines: [],
  areas: ['T'],
  languages: ['en'],
  capacity: 25,
};
