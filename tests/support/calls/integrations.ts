/** A valid call of every procedure about keys and partners, and the rows they are about. */

import { newWebhookSecret, sealSecrets } from '#server/modules/integrations/webhooks/secrets/commands.ts';
import { hashKey } from '#server/platform/auth/api-key.ts';
import type { Services } from '#server/platform/services.ts';
import { DEMO_PASSWORD } from '../../../prisma/seed/people.ts';
import { FREE_TEXT } from '../hostile.ts';
import { KEY_UNDER_TEST } from '../keys.ts';
import { adminOnly, adminRow, type CaseCall, CURSOR, row, type World } from './rows.ts';

const KEY_ID = '0194a3c0-0000-7000-8000-0000000000a1';
const PARTNER_ID = '0194a3c0-0000-7000-8000-0000000000a2';
const PARTNER_KEY_ID = '0194a3c0-0000-7000-8000-0000000000a3';

const WEBHOOK_ID = '0194a3c0-0000-7000-8000-0000000000a4';
const DELIVERY_ID = '0194a3c0-0000-7000-8000-0000000000a5';
/** One that hasn't received a recall, so it can't be deleted. */
const RECALLED_ID = '0194a3c0-0000-7000-8000-0000000000a7';
const RECALL_ID = '0194a3c0-0000-7000-8000-0000000000a6';

const currentPassword = DEMO_PASSWORD;
const key = { name: 'Rating tool', networks: ['203.0.113.0/24'], expiresInDays: 90, currentPassword };
const partner = {
  name: FREE_TEXT,
  contactEmail: 'api@partner.example.com',
  lines: ['auto'],
  areas: ['T2'],
  dailyCeiling: 50,
};

// Nothing is sent there in a test: the name leads nowhere.
const webhook = { url: 'https://hooks.example.com/in', description: FREE_TEXT, types: ['case.accepted'] };
const span = { from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z' };

/** Their own keys, which administrators may have as well. */
const own = [401, 403, 200, 200, 403, 200] as const;
/** The broker's key: nobody else knows of it. */
const oneBrokers = [401, 403, 404, 200, 403, 404] as const;

export function integrationCalls(_world: World): CaseCall[] {
  return [
    row('broker', 'active', 'keys.create', own, { ...key, scopes: ['cases:read'] }),
    row('broker', 'active', 'keys.rotate', oneBrokers, { keyId: KEY_ID, overlapHours: 24, currentPassword }),
    row('broker', 'active', 'keys.revoke', oneBrokers, { keyId: KEY_ID }),
    row('broker', 'active', 'webhooks.list', own, {}),
    row('broker', 'active', 'webhooks.create', own, { ...webhook, types: [], currentPassword }),
    row('broker', 'active', 'webhooks.get', oneBrokers, { id: WEBHOOK_ID }),
    row('broker', 'active', 'webhooks.change', oneBrokers, { id: WEBHOOK_ID, version: 1, status: 'paused' }),
    row('broker', 'active', 'webhooks.rotate', oneBrokers, { id: WEBHOOK_ID, overlapHours: 1, currentPassword }),
    row('broker', 'active', 'webhooks.test', oneBrokers, { id: WEBHOOK_ID }),
    row('broker', 'active', 'webhooks.deliveries', oneBrokers, { id: WEBHOOK_ID, cursor: CURSOR, limit: 10 }),
    row('broker', 'active', 'webhooks.replay', oneBrokers, { id: WEBHOOK_ID, deliveryId: DELIVERY_ID }),
    row('broker', 'active', 'webhooks.replaySpan', oneBrokers, { id: WEBHOOK_ID, ...span }),
    row('broker', 'active', 'webhooks.remove', oneBrokers, { id: WEBHOOK_ID }),
    adminRow('trouble.recalls', adminOnly, { cursor: CURSOR }),
    adminRow('trouble.handleRecall', adminOnly, { recallId: RECALL_ID, reason: FREE_TEXT }),
    adminRow('trouble.sendRecall', adminOnly, { recallId: RECALL_ID }),
    row('broker', 'active', 'events.list', own, { limit: 10 }),
    adminRow('partners.list', adminOnly, {}),
    adminRow('partners.get', adminOnly, { partnerId: PARTNER_ID }),
    adminRow('partners.create', adminOnly, { ...partner, slug: 'another-partner' }),
    adminRow('partners.change', adminOnly, { ...partner, partnerId: PARTNER_ID, version: 1 }),
    adminRow('partners.pause', adminOnly, { partnerId: PARTNER_ID, version: 1, paused: true }),
    adminRow('partners.createKey', adminOnly, { ...key, partnerId: PARTNER_ID, scopes: ['leads:write'] }),
    adminRow('partners.createFormKey', adminOnly, {
      ...{ partnerId: PARTNER_ID, name: 'Form', origins: ['https://partner.example.com'], currentPassword },
    }),
    adminRow('partners.rotateKey', adminOnly, { keyId: PARTNER_KEY_ID, overlapHours: 0, currentPassword }),
    adminRow('partners.revokeKey', adminOnly, { keyId: PARTNER_KEY_ID }),
  ];
}

/** A key of the broker, and a partner with a key; none other, but those that tests call with. */
export async function resetIntegrations(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  brokerId: string,
): Promise<void> {
  const at = now();
  await db.webhookEndpoint.deleteMany();
  // Keys that tests call with stay.
  const made = { name: { not: KEY_UNDER_TEST } };
  await db.apiKeyDay.deleteMany({ where: { key: made } });
  await db.apiKey.updateMany({ where: made, data: { replacedById: null } });
  await db.apiKey.deleteMany({ where: made });
  await db.partner.deleteMany({ where: { keys: { none: {} } } });
  await db.organization.upsert({
    where: { id: PARTNER_ID },
    create: { id: PARTNER_ID, kind: 'partner', name: 'Example Partner' },
    update: {},
  });
  const { name: _, ...facts } = partner;
  await db.partner.create({ data: { id: PARTNER_ID, slug: 'example', ...facts, createdAt: at } });
  const keyFacts = {
    kind: 'live',
    name: 'Rating tool',
    lastFour: 'aB3d',
    createdById: brokerId,
    createdAt: at,
  } as const;
  const expiresAt = new Date(at.getTime() + 86_400_000);
  await db.apiKey.createMany({
    data: [
      {
        ...keyFacts,
        id: KEY_ID,
        ownerId: brokerId,
        scopes: ['cases:read'],
        hash: new Uint8Array(hashKey('one')),
        expiresAt,
      },
      {
        ...keyFacts,
        id: PARTNER_KEY_ID,
        partnerId: PARTNER_ID,
        scopes: ['leads:write'],
        hash: new Uint8Array(hashKey('two')),
        expiresAt,
      },
    ],
  });
  for (const id of [WEBHOOK_ID, RECALLED_ID])
    await db.webhookEndpoint.create({
      data: {
        ...{ ...webhook, id, ownerId: brokerId, statusAt: at, createdAt: at },
        sealed: sealSecrets(env, id, { current: newWebhookSecret(), former: null }),
      },
    });
  const delivery = { position: 1n, body: '{}', bytes: 300, createdAt: at };
  await db.webhookDelivery.createMany({
    data: [
      {
        ...{ ...delivery, id: DELIVERY_ID, endpointId: WEBHOOK_ID, eventId: DELIVERY_ID },
        ...{ type: 'case.accepted', state: 'delivered' },
      },
      {
        ...{ ...delivery, id: RECALL_ID, endpointId: RECALLED_ID, eventId: RECALL_ID },
        ...{ type: 'person.erased', state: 'failed' },
      },
    ],
  });
}
