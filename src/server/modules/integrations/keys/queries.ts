/** Keys as people see them. The keys themselves aren't kept. */
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { type Key, type KeyList, keyEndSchema, keyStateSchema } from '#shared/integrations/schema.ts';
import { scopeSchema } from '#shared/platform/scopes.ts';

const DAY_MS = 86_400_000;
const DAYS_SHOWN = 7;
/** The working ones, and what was revoked or expired of late: at most 20 work at a time. */
const KEYS_SHOWN = 50;

export const keySelect = {
  id: true,
  kind: true,
  name: true,
  lastFour: true,
  scopes: true,
  networks: true,
  origins: true,
  ownerId: true,
  partnerId: true,
  createdAt: true,
  createdBy: { select: { fullName: true } },
  expiresAt: true,
  lastUsedAt: true,
  revokedAt: true,
  revokedBecause: true,
  replacedById: true,
} satisfies Prisma.ApiKeySelect;
export type KeyRow = Prisma.ApiKeyGetPayload<{ select: typeof keySelect }>;
type DayRow = { day: Date; requests: number; failures: number };

export function keyView(row: KeyRow, days: readonly DayRow[], at: Date): Key {
  const { ownerId: _, partnerId: __, replacedById, createdBy, revokedBecause, scopes, ...kept } = row;
  const state = row.revokedAt ? 'revoked' : row.expiresAt <= at ? 'expired' : 'working';
  return {
    ...kept,
    scopes: scopes.map((scope) => scopeSchema.parse(scope)),
    state: keyStateSchema.parse(state),
    createdAt: row.createdAt.toISOString(),
    createdByName: createdBy.fullName,
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revokedBecause: revokedBecause === null ? null : keyEndSchema.parse(revokedBecause),
    replaced: replacedById !== null,
    days: days.map(({ day, requests, failures }) => ({ day: day.toISOString().slice(0, 10), requests, failures })),
  };
}

/** The newest keys of a person or a partner, with their use of the last seven days. */
export async function findKeys(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  holder: { ownerId: string } | { partnerId: string },
): Promise<Key[]> {
  const at = now();
  const since = new Date(`${localDay(new Date(at.getTime() - (DAYS_SHOWN - 1) * DAY_MS), env.site)}T00:00:00Z`);
  const rows = await db.apiKey.findMany({
    where: holder,
    select: {
      ...keySelect,
      days: {
        where: { day: { gte: since } },
        orderBy: { day: 'asc' },
        select: { day: true, requests: true, failures: true },
      },
    },
    orderBy: { createdAt: 'desc' },
    take: KEYS_SHOWN,
  });
  return rows.map(({ days, ...row }) => keyView(row, days, at));
}

/** The same for a screen that may offer test keys. */
export async function findKeyList(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  holder: { ownerId: string } | { partnerId: string },
): Promise<KeyList> {
  return { keys: await findKeys(services, holder), testKeys: services.env.sandbox !== null };
}
