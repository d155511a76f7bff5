/** A message, in the examples of the API's document. */
import type { Message } from './schema.ts';

export const messageExample: Message = {
  seq: 4,
  kind: 'message',
  senderId: '0194a3c0-0000-7000-8000-000000000003',
  senderName: 'Sue Martin',
  senderRole: 'broker',
  body: 'Which garage do you use in winter?',
  createdAt: '2026-11-26T17:00:00.000Z',
  clientKey: '0194a3c0-0000-7000-8000-000000000004',
  attachments: [],
  mentions: [],
  call: null,
};
