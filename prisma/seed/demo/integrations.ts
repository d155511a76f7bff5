/** What other systems do in the demo: the broker's rating tool has a key and a webhook, and a lead site is a partner. No one knows these keys. */
import { noteReads } from '#server/modules/cases/participants/reads/commands.ts';
import { addKey, type Holder } from '#server/modules/integrations/keys/commands.ts';
import { createPartner } from '#server/modules/integrations/partners/commands.ts';
import { changeWebhook, createWebhook } from '#server/modules/integrations/webhooks/commands.ts';
import { dispatchEvents } from '#server/modules/integrations/webhooks/dispatch/commands.ts';
import { retryWebhooksJob } from '#server/modules/integrations/webhooks/jobs.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import { addDays } from '#shared/platform/time/days.ts';
import { DEMO_PASSWORD } from '../people.ts';
import type { Scene } from './scene.ts';

const HOUR_MS = 3_600_000;

/** Of the days up to today: requests, and how many of them failed. */
type Week = readonly (readonly [requests: number, failures: number])[];

const ratingWeek: Week = [
  [34, 0],
  [41, 1],
  [0, 0],
  [3, 0],
  [52, 6],
  [47, 0],
  [18, 1],
];
const leadsWeek: Week = [
  [6, 0],
  [4, 0],
  [2, 0],
  [5, 1],
  [9, 0],
  [7, 0],
  [3, 0],
];

type Named = { maker: Viewer; holder: Holder; name: string; scopes: readonly Scope[] };

/** @returns the key’s id */
async function addUsedKey(
  { services, on, today }: Scene,
  { maker, holder, name, scopes }: Named,
  week: Week,
): Promise<string> {
  const { db, now } = services;
  const { row } = await transaction(db, (tx) =>
    addKey(tx, maker, now(), holder, { kind: 'live', name, scopes, networks: [], expiresInDays: 365 }),
  );
  on(0.1, async () => {
    await db.apiKeyDay.createMany({
      data: week.flatMap(([requests, failures], index) => {
        const day = new Date(`${addDays(today(), index - week.length + 1)}T00:00:00Z`);
        return requests > 0 ? [{ keyId: row.id, day, requests, failures }] : [];
      }),
    });
    await db.apiKey.update({ where: { id: row.id }, data: { lastUsedAt: now() } });
  });
  return row.id;
}

/** The broker’s tool, which has copied the house of the demo’s client. */
export function brokerKey(scene: Scene): void {
  const { services, on, cast } = scene;
  const { bailey: maker, casey } = cast;
  const scopes = ['cases:read', 'cases:write', 'documents:read'] as const;
  on(30, async () => {
    const named = { maker, holder: { ownerId: maker.id }, name: 'Sample Rating Tool', scopes };
    const keyId = await addUsedKey(scene, named, ratingWeek);
    on(3.4, async () => {
      const { id } = await services.db.case.findFirstOrThrow({
        where: { clientId: casey.viewer.id, type: 'home' },
        select: { id: true },
      });
      await noteReads(services, { kind: 'person', id: maker.id, keyId }, [id], 'packet');
    });
  });
}

const [PAUSED, TRIES] = [0.3, 16];
/** When events are handed over, in working days before now; in the product within a second. */
const handedOver = [7, 6, 5, 4.1, 3, 2, 1.5, 1.05, 0.8, 0.6, 0.4, PAUSED, 0.2, 0.1, 0.01];

/**
 * The same tool is notified. It doesn’t know one type of event yet: the first of these was given up, and the broker paused the webhook.
 * What has happened since then waits, and nothing is sent.
 */
export function webhook({ services, on, cast: { bailey } }: Scene): void {
  const { db, jobs } = services;
  on(8, async () => {
    // What happened before is not for it.
    await dispatchEvents(services);
    const { id, version } = await createWebhook(services, bailey, {
      url: 'https://events.rating-tool.example.com/coverbridge',
      description: 'Sample Rating Tool',
      types: ['case.accepted', 'case.status_changed', 'message.created', 'document.added', 'option.accepted'],
      currentPassword: DEMO_PASSWORD,
    });
    for (const daysAgo of handedOver) on(daysAgo, () => dispatchEvents(services));
    on(4.1, async () => {
      for (let attempt = 1; attempt <= TRIES; attempt += 1)
        await jobs.enqueue(db, retryWebhooksJob, { endpointId: id }, { delayMs: attempt * 2 * HOUR_MS });
    });
    on(PAUSED, async () => {
      await changeWebhook(services, bailey, { id, version, status: 'paused' });
    });
  });
}

export function partner(scene: Scene): void {
  const { alex: maker } = scene.cast;
  scene.on(20, async () => {
    const { id: partnerId } = await createPartner(scene.services, maker, {
      name: 'Fictional Prairie Leads',
      slug: 'prairie-leads',
      contactEmail: 'tech@prairie-leads.example.com',
      lines: ['auto', 'home', 'general'],
      areas: [],
      dailyCeiling: 50,
    });
    const scopes = ['leads:write', 'leads:read'] as const;
    await addUsedKey(scene, { maker, holder: { partnerId }, name: 'Lead form', scopes }, leadsWeek);
  });
}
