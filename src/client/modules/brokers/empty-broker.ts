import type { InvitedBroker } from '#shared/brokers/profile-schema.ts';

/** The initial values of the form for a new broker. */
export const emptyBroker: InvitedBroker = {
  firm: '',
  licenceNumber: '',
  licenceClasses: ['GENERAL'],
  licenceLevel: 2,
  licenceExpiresOn: '',
  supervisorName: null,
  supervisorLicence: null,
  lines: [],
  industries: [],
  areas: ['T'],
  languages: ['en'],
  capacity: 25,
};
