/** Webhooks as their owners see them, without their secrets. */
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type Webhook, webhookSchema } from '#shared/integrations/webhooks.ts';
import { managesPartners, reachOf } from './access.ts';

export const webhookSelect = {
  id: true,
  ownerId: true,
  partnerId: true,
  keyId: true,
  url: true,
  description: true,
  types: true,
  status: true,
  disabledBecause: true,
  statusAt: true,
  failingSince: true,
  formerUntil: true,
  key: { select: { name: true } },
  version: true,
  createdAt: true,
} satisfies Prisma.WebhookEndpointSelect;
export type WebhookRow = Prisma.WebhookEndpointGetPayload<{ select: typeof webhookSelect }>;

/** Whose it is. */
export type WebhookHolder = { ownerId: string } | { partnerId: string };

/** One's own, or those of a partner. @throws {AppError} FORBIDDEN for a partner's, except to administrators themselves */
export function holderFor(viewer: Viewer, partnerId: string | undefined): WebhookHolder {
  if (partnerId === undefined) return { ownerId: viewer.id };
  if (managesPartners(viewer)) return { partnerId };
  throw new AppError({ code: 'FORBIDDEN', message: 'Only administrators look after the webhooks of partners.' });
}

/** The host alone: the rest of an address may be a secret. */
export function hostOfUrl(url: string): string {
  return new URL(url).host;
}

export function webhookView(row: WebhookRow, waiting: number, at: Date): Webhook {
  const { ownerId: _, partnerId: __, keyId: ___, key, formerUntil, ...kept } = row;
  return webhookSchema.parse({
    ...kept,
    keyName: key?.name ?? null,
    statusAt: row.statusAt.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    formerSecretUntil: formerUntil && formerUntil > at ? formerUntil.toISOString() : null,
    waiting,
    createdAt: row.createdAt.toISOString(),
  });
}

async function countWaiting(db: Database | Transaction, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = await db.webhookDelivery.groupBy({
    by: ['endpointId'],
    where: { endpointId: { in: [...ids] }, state: 'pending' },
    _count: true,
  });
  return new Map(counts.map(({ endpointId, _count }) => [endpointId, _count]));
}

/** All of one person or partner, newest first: ten at most. */
export async function findWebhooks(
  { db, now }: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
  partnerId: string | undefined,
): Promise<{ items: Webhook[] }> {
  const rows = await db.webhookEndpoint.findMany({
    where: holderFor(viewer, partnerId),
    orderBy: { createdAt: 'desc' },
    select: webhookSelect,
  });
  const waiting = await countWaiting(
    db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => webhookView(row, waiting.get(row.id) ?? 0, now())) };
}

/** @throws {AppError} NOT_FOUND for anybody else's */
export async function getWebhook(
  { db, now }: { db: Database | Transaction; now: Services['now'] },
  viewer: Viewer,
  id: string,
): Promise<Webhook> {
  const row = await db.webhookEndpoint.findFirst({ where: { id, ...reachOf(viewer) }, select: webhookSelect });
  if (!row) throw notFound('webhook');
  return webhookView(row, (await countWaiting(db, [id])).get(id) ?? 0, now());
}
