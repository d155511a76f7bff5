/** A test: one `ping`, sent at once and not again, whose outcome is the answer. */
import type { Viewer } from '#server/platform/auth/session.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Delivery } from '#shared/integrations/webhooks.ts';
import { reachOf } from '../../access.ts';
import { recordAttempt } from '../../delivery/commands.ts';
import { hasArrived } from '../../delivery/policy.ts';
import { signedHeaders } from '../../secrets/commands.ts';
import { ROW_BYTES } from '../../upkeep/commands.ts';
import { getDelivery } from '../queries.ts';

/** @throws {AppError} NOT_FOUND for anybody else's */
export async function testWebhook(services: Services, viewer: Viewer, id: string): Promise<Delivery> {
  const { db, env, now, outbound } = services;
  const where = { id, ...reachOf(viewer) };
  const receiver = await db.webhookEndpoint.findFirst({
    where,
    select: { id: true, url: true, sealed: true, formerUntil: true },
  });
  if (!receiver) throw notFound('webhook');
  const at = now();
  const [deliveryId, eventId] = [newId(), newId()];
  const body = JSON.stringify({ id: eventId, type: 'ping', at: at.toISOString() });
  const outcome = await outbound.send(receiver.url, body, signedHeaders(env, receiver, eventId, at, body));
  return transaction(db, async (tx) => {
    // It may have been deleted while its receiver took its time.
    if (!(await tx.webhookEndpoint.findFirst({ where, select: { id: true } }))) throw notFound('webhook');
    const state = hasArrived(outcome) ? 'delivered' : 'failed';
    const bytes = ROW_BYTES + Buffer.byteLength(body);
    await tx.webhookDelivery.create({
      data: { id: deliveryId, endpointId: id, eventId, type: 'ping', body, bytes, state, attempts: 1, createdAt: at },
    });
    await recordAttempt(tx, deliveryId, at, outcome);
    return getDelivery(tx, id, deliveryId);
  });
}
