/** A valid call of each address about webhooks, for the document. */
const webhook = {
  id: '01939a3c-5a00-7000-8000-000000000091',
  url: 'https://hooks.example.com/coverbridge',
  description: 'Our management system',
  types: ['case.accepted', 'message.created'],
  status: 'active',
  disabledBecause: null,
  statusAt: '2026-11-26T16:05:00.000Z',
  failingSince: null,
  formerSecretUntil: null,
  keyName: 'Rating tool',
  waiting: 0,
  version: 1,
  createdAt: '2026-11-26T16:05:00.000Z',
};

const attempt = { at: '2026-11-26T16:07:01.000Z', status: 204, failure: null, milliseconds: 84, answer: '' };

const delivery = {
  id: '01939a3c-5a00-7000-8000-000000000093',
  eventId: '01939a3c-5a00-7000-8000-000000000081',
  type: 'case.accepted',
  state: 'delivered',
  attempts: 1,
  nextAttemptAt: null,
  createdAt: '2026-11-26T16:07:00.000Z',
  log: [attempt],
};

const { url, description, types } = webhook;

export const webhookExamples = {
  webhook,
  create: { url, description, types },
  created: { ...webhook, secret: 'whsec_bm90LWEtcmVhbC1zZWNyZXQtanVzdC1hbi1leGFtcGxl' },
  delivery,
  ping: { ...delivery, id: '01939a3c-5a00-7000-8000-000000000094', type: 'ping' },
};
