/** What other systems do in the demo: the broker's rating tool has a key, and a lead site is a partner. No one knows these keys. */
import { addKey, type Holder } from '#server/modules/integrations/keys/commands.ts';
import { createPartner } from '#server/modules/integrations/partners/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import { addDays } from '#shared/platform/time/days.ts';
import type { Scene } from './scene.ts';

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

async function addUsedKey({ services, on, today }: Scene, { maker, holder, name, scopes }: Named, week: Week) {
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
}

export function brokerKey(scene: Scene): void {
  const { bailey: maker } = scene.cast;
  const scopes = ['cases:read', 'cases:write', 'documents:read'] as const;
  scene.on(30, () =>
    addUsedKey(scene, { maker, holder: { ownerId: maker.id }, name: 'Sample Rating Tool', scopes }, ratingWeek),
  );
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
