/** The log of a webhook: its deliveries with their latest attempts, the newest first. */
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type Delivery, deliverySchema, type ListDeliveriesInput } from '#shared/integrations/webhooks.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';
import { reachOf } from '../access.ts';

const ATTEMPTS_SHOWN = 8;

const deliverySelect = {
  id: true,
  eventId: true,
  type: true,
  state: true,
  attempts: true,
  nextAttemptAt: true,
  createdAt: true,
  log: { orderBy: { at: 'desc' }, take: ATTEMPTS_SHOWN },
} satisfies Prisma.WebhookDeliverySelect;
type DeliveryRow = Prisma.WebhookDeliveryGetPayload<{ select: typeof deliverySelect }>;

function deliveryView({ log, nextAttemptAt, createdAt, ...kept }: DeliveryRow): Delivery {
  return deliverySchema.parse({
    ...kept,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    log: log.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
  });
}

/** @throws {AppError} NOT_FOUND for anybody else's webhook; BAD_REQUEST for a cursor that isn't ours */
export async function findDeliveries({ db }: Pick<Services, 'db'>, viewer: Viewer, input: ListDeliveriesInput) {
  const { id, cursor, limit = DEFAULT_PAGE } = input;
  if (!(await db.webhookEndpoint.findFirst({ where: { id, ...reachOf(viewer) }, select: { id: true } })))
    throw notFound('webhook');
  const found = await db.webhookDelivery.findMany({
    where: { endpointId: id, ...(cursor && afterPlace('createdAt', decodeCursor(cursor))) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: deliverySelect,
  });
  const { rows, nextCursor } = pageOf(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { items: rows.map(deliveryView), nextCursor };
}

/** @throws {AppError} NOT_FOUND */
export async function getDelivery(db: Database | Transaction, endpointId: string, id: string): Promise<Delivery> {
  const row = await db.webhookDelivery.findUnique({ where: { id, endpointId }, select: deliverySelect });
  if (!row) throw notFound('delivery');
  return deliveryView(row);
}
