/** A notification, in the examples of the API's document. */
import type { Notification } from './schema.ts';

export const notificationExample: Notification = {
  seq: 12,
  type: 'message_sent',
  title: 'Ava Wong wrote about 2019 Subaru Outback',
  link: '/broker/cases/0194a3c0-0000-7000-8000-000000000001',
  read: false,
  createdAt: '2026-11-26T17:00:00.000Z',
};
