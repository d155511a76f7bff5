/** A client, in the examples of the API's document. */
import type { ClientRow } from './schema.ts';

export const clientExample: ClientRow = {
  id: '0194a3c0-0000-7000-8000-000000000009',
  fullName: 'Ava Wong',
  username: 'ava_wong',
  email: 'ava@example.com',
  emailVerified: true,
  phone: '+14035550142',
  disabled: false,
  openCases: 1,
  createdAt: '2026-11-23T20:00:00.000Z',
};
