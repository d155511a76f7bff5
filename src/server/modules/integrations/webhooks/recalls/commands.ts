/** What administrators do about recalls that didn't arrive. */
import { recordAudit } from '#server/modules/audit/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { HandleRecallInput, RecallSent } from '#shared/integrations/recalls.ts';
import { recordAttempt } from '../delivery/commands.ts';
import { hasArrived } from '../delivery/policy.ts';
import { hostOfUrl } from '../queries.ts';
import { signedHeaders } from '../secrets/commands.ts';
import { openRecall } from './queries.ts';

const endpointSelect = { select: { id: true, url: true, sealed: true, formerUntil: true } } as const;

/**
 * Sends a recall once more, now, even to a webhook that is paused or disabled: it says that data has to go.
 * @throws {AppError} NOT_FOUND when it has arrived or was handled since
 */
export async function sendRecallAgain(services: Services, viewer: Viewer, id: string): Promise<RecallSent> {
  const { db, env, now, outbound } = services;
  const row = await db.webhookDelivery.findFirst({
    where: { id, ...openRecall },
    select: { eventId: true, body: true, endpoint: endpointSelect },
  });
  if (!row) throw notFound('recall');
  const { eventId, body, endpoint } = row;
  const outcome = await outbound.send(endpoint.url, body, signedHeaders(env, endpoint, eventId, now(), body));
  return transaction(db, async (tx) => {
    const at = now();
    const arrived = hasArrived(outcome);
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id },
      data: arrived ? { state: 'delivered', nextAttemptAt: null } : {},
    });
    if (count === 0) throw notFound('recall');
    await recordAttempt(tx, id, at, outcome);
    await recordAudit(tx, viewer, at, {
      action: 'recall.sent_again',
      subject: { type: 'webhook', id: endpoint.id, label: hostOfUrl(endpoint.url) },
      data: { arrived },
    });
    return { arrived };
  });
}

/** Takes a recall off the list because its recipient was reached otherwise. @throws {AppError} NOT_FOUND */
export async function handleRecall({ db, now }: Services, viewer: Viewer, input: HandleRecallInput): Promise<void> {
  const { recallId: id, reason } = input;
  await transaction(db, async (tx) => {
    const at = now();
    const [row] = await tx.webhookDelivery.updateManyAndReturn({
      where: { id, ...openRecall },
      // Nobody has to be sent what was settled otherwise.
      data: { handledAt: at, state: 'failed', nextAttemptAt: null },
      select: { endpoint: endpointSelect },
    });
    if (!row) throw notFound('recall');
    await recordAudit(tx, viewer, at, {
      action: 'recall.handled',
      subject: { type: 'webhook', id: row.endpoint.id, label: hostOfUrl(row.endpoint.url) },
      reason,
    });
  });
}
