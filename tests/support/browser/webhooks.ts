/** Webhooks and their deliveries as the server lists them. */
import type { Delivery, Webhook } from '#shared/integrations/webhooks.ts';

export function someWebhook(changes: Partial<Webhook> = {}): Webhook {
  return {
    id: '0194a3c0-0000-7000-8000-0000000000f1',
    url: 'https://crm.example/webhooks',
    description: '',
    types: [],
    status: 'active',
    disabledBecause: null,
    statusAt: '2026-11-02T17:00:00Z',
    failingSince: null,
    formerSecretUntil: null,
    keyName: null,
    waiting: 0,
    version: 1,
    createdAt: '2026-11-02T17:00:00Z',
    ...changes,
  };
}

/** One that failed with its first answer. */
export function someDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: '0194a3c0-0000-7000-8000-0000000000f2',
    eventId: '0194a3c0-0000-7000-8000-0000000000f3',
    type: 'case.offered',
    state: 'failed',
    attempts: 1,
    nextAttemptAt: null,
    createdAt: '2026-11-20T17:00:00Z',
    log: [{ at: '2026-11-20T17:00:01Z', status: 500, failure: null, milliseconds: 1200, answer: 'Out of order' }],
    ...changes,
  };
}
