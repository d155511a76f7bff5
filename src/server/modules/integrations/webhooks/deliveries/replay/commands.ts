/** Sends again what was sent or given up before: under the same id, so that receivers recognise it. */
import { recordAudit } from '#server/modules/audit/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Delivery, DeliveryIdInput, ReplaySpanInput } from '#shared/integrations/webhooks.ts';
import { lockWebhook } from '../../commands.ts';
import { deliverWebhooksJob } from '../../jobs.ts';
import { hostOfUrl, type WebhookRow } from '../../queries.ts';
import { keepCeiling } from '../../upkeep/commands.ts';
import { getDelivery } from '../queries.ts';

/** @throws {AppError} NOT_FOUND; CONFLICT while it is paused or disabled */
async function lockActive(tx: Transaction, viewer: Viewer, id: string): Promise<WebhookRow> {
  const row = await lockWebhook(tx, viewer, id);
  if (row.status !== 'active') throw conflict('Nothing is sent to this webhook now. Resume it first.');
  return row;
}

const asNew = (at: Date) => ({ state: 'pending', attempts: 0, nextAttemptAt: at });

async function recordReplay(
  tx: Transaction,
  { jobs }: Services,
  viewer: Viewer,
  at: Date,
  { id, url }: WebhookRow,
  replayed: number,
): Promise<void> {
  await keepCeiling(tx, [id]);
  await jobs.enqueue(tx, deliverWebhooksJob, { endpointId: id });
  await recordAudit(tx, viewer, at, {
    action: 'webhook.replayed',
    subject: { type: 'webhook', id, label: hostOfUrl(url) },
    data: { replayed },
  });
}

/** A test has no event, and is done again instead. @throws {AppError} NOT_FOUND; CONFLICT */
export async function replayDelivery(services: Services, viewer: Viewer, input: DeliveryIdInput): Promise<Delivery> {
  const { db, now } = services;
  return transaction(db, async (tx) => {
    const at = now();
    const row = await lockActive(tx, viewer, input.id);
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id: input.deliveryId, endpointId: row.id, position: { not: null } },
      data: asNew(at),
    });
    if (count === 0) throw notFound('delivery');
    await recordReplay(tx, services, viewer, at, row, 1);
    return getDelivery(tx, row.id, input.deliveryId);
  });
}

/** Everything handed over within a span, in the order of the events. @returns how many are sent again */
export async function replaySpan(
  services: Services,
  viewer: Viewer,
  { id, from, to }: ReplaySpanInput,
): Promise<{ replayed: number }> {
  const { db, now } = services;
  return transaction(db, async (tx) => {
    const at = now();
    const row = await lockActive(tx, viewer, id);
    const { count } = await tx.webhookDelivery.updateMany({
      where: { endpointId: id, position: { not: null }, createdAt: { gte: new Date(from), lte: new Date(to) } },
      data: asNew(at),
    });
    if (count > 0) await recordReplay(tx, services, viewer, at, row, count);
    return { replayed: count };
  });
}
