/**
 * Sends what is due, one delivery after the other for each endpoint. No transaction is open while a receiver takes its time: an attempt is
 * recorded after it, and a worker that dies in between leaves a delivery that is sent again.
 */
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Sent, Unsent } from '#server/platform/outbound/sender.ts';
import { redact } from '#server/platform/personal-data/redaction.ts';
import type { Services } from '#server/platform/services.ts';
import { isRecall, MAX_ANSWER } from '#shared/integrations/webhooks.ts';
import { deliverWebhooksJob, retryWebhooksJob } from '../jobs.ts';
import { signedHeaders } from '../secrets/commands.ts';
import { disableWebhook } from './disabling/commands.ts';
import { endAfter, hasArrived, mayReceive, pauseAfter } from './policy.ts';
import { type Due, findDue, type Receiver, takeReceiver } from './queries.ts';

/** After this, the rest is left to the next job: a slow receiver takes turns with the others. */
const RUN_MS = 5_000;
/** More than one attempt takes, with its statements. */
const BUSY_MS = 30_000;
const BATCH = 20;
/** After an attempt without an answer, the receiver gets this much rest. */
const REST_MS = 5_000;
/** A retry later than this is left to the sweeper, which runs every minute. */
const SOON_MS = 60_000;
/** What an attempt takes in the log besides its answer. */
const ATTEMPT_BYTES = 150;

/** Control characters can't be displayed, and a cut could split a character. */
function startOf(answer: string): string {
  return redact(answer.slice(0, 4 * MAX_ANSWER).replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' '))
    .content.trim()
    .slice(0, MAX_ANSWER)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** How an attempt is kept, and how much of the log it takes. */
function logged(outcome: Sent | Unsent) {
  const { milliseconds } = outcome;
  const result =
    'status' in outcome
      ? { status: outcome.status, failure: null, answer: startOf(outcome.answer) }
      : { status: null, failure: outcome.failure, answer: '' };
  return { row: { ...result, milliseconds }, bytes: ATTEMPT_BYTES + Buffer.byteLength(result.answer) };
}

export async function recordAttempt(
  tx: Transaction,
  deliveryId: string,
  at: Date,
  outcome: Sent | Unsent,
): Promise<void> {
  const { row, bytes } = logged(outcome);
  await tx.webhookAttempt.create({ data: { id: newId(), deliveryId, at, ...row } });
  await tx.webhookDelivery.update({ where: { id: deliveryId }, data: { bytes: { increment: bytes } } });
}

async function recordArrival(tx: Transaction, { id }: Due, receiver: Receiver): Promise<void> {
  await tx.webhookDelivery.update({
    where: { id },
    data: { state: 'delivered', attempts: { increment: 1 }, nextAttemptAt: null },
  });
  if (receiver.failingSince)
    await tx.webhookEndpoint.update({ where: { id: receiver.id }, data: { failingSince: null } });
}

/**
 * What most attempts end in: it arrived where everything arrives. In one statement, because there may be thousands a minute beside what
 * people wait for.
 */
async function recordUsual({ db, now }: Services, receiver: Receiver, due: Due, outcome: Sent | Unsent): Promise<void> {
  const { row, bytes } = logged(outcome);
  await db.$executeRaw`
    WITH ours AS MATERIALIZED (
      SELECT d.id FROM webhook_endpoints e JOIN webhook_deliveries d ON d.endpoint_id = e.id AND d.id = ${due.id}::uuid
      WHERE e.id = ${receiver.id}::uuid AND d.state = 'pending' AND d.attempts = ${due.attempts} FOR NO KEY UPDATE OF e, d),
    tried AS (
      INSERT INTO webhook_attempts (id, delivery_id, at, status, milliseconds, answer)
      SELECT ${newId()}::uuid, ours.id, ${now()}, ${row.status}::int, ${row.milliseconds}::int, ${row.answer} FROM ours)
    UPDATE webhook_deliveries d
    SET state = 'delivered', attempts = d.attempts + 1, next_attempt_at = NULL, bytes = d.bytes + ${bytes}::int
    FROM ours WHERE d.id = ours.id`;
}

/** Plans the next attempt, or gives the delivery up; disables an endpoint that is gone or has failed for days. */
async function recordFailure(
  tx: Transaction,
  services: Services,
  due: Due,
  receiver: Receiver,
  at: Date,
  outcome: Sent | Unsent,
): Promise<void> {
  const attempts = due.attempts + 1;
  const pause = pauseAfter(attempts, Math.random());
  await tx.webhookDelivery.update({
    where: { id: due.id },
    data: {
      ...{ attempts, state: pause === null ? 'failed' : 'pending' },
      nextAttemptAt: pause === null ? null : new Date(at.getTime() + pause),
    },
  });
  const failingSince = receiver.failingSince ?? at;
  if (!receiver.failingSince) await tx.webhookEndpoint.update({ where: { id: receiver.id }, data: { failingSince } });
  const end = endAfter(outcome, failingSince, at);
  if (end) await disableWebhook(tx, services, receiver.id, end, at);
  else if (pause !== null && pause <= SOON_MS)
    await services.jobs.enqueue(tx, retryWebhooksJob, { endpointId: receiver.id }, { delayMs: pause });
}

async function record(services: Services, receiver: Receiver, due: Due, outcome: Sent | Unsent): Promise<void> {
  const { db, now } = services;
  await transaction(db, async (tx) => {
    const at = now();
    // Deleted, disabled or recorded by another worker in the meantime: then there is nothing to record.
    const [row] = await tx.$queryRaw<{ attempts: number }[]>`
      SELECT d.attempts FROM webhook_endpoints e JOIN webhook_deliveries d ON d.endpoint_id = e.id AND d.id = ${due.id}::uuid
      WHERE e.id = ${receiver.id}::uuid AND d.state = 'pending' FOR NO KEY UPDATE OF e, d`;
    if (row?.attempts !== due.attempts) return;
    await recordAttempt(tx, due.id, at, outcome);
    if (hasArrived(outcome)) await recordArrival(tx, due, receiver);
    else await recordFailure(tx, services, due, receiver, at, outcome);
  });
}

async function attempt(services: Services, receiver: Receiver, due: Due): Promise<Sent | Unsent> {
  const { env, now, outbound } = services;
  const outcome = await outbound.send(
    receiver.url,
    due.body,
    signedHeaders(env, receiver, due.eventId, now(), due.body),
  );
  if (hasArrived(outcome) && receiver.failingSince === null) await recordUsual(services, receiver, due, outcome);
  else await record(services, receiver, due, outcome);
  receiver.failingSince = hasArrived(outcome) ? null : (receiver.failingSince ?? now());
  return outcome;
}

/** Nothing but recalls goes to somebody who couldn't read it with a key either. */
async function withhold({ db }: Services, { id }: Due): Promise<void> {
  await db.webhookDelivery.updateMany({
    where: { id, state: 'pending' },
    data: { state: 'withheld', nextAttemptAt: null },
  });
}

type Run = 'busy' | 'done' | 'more' | 'unanswered';

async function sendDue(services: Services, id: string): Promise<Run> {
  const { db, now, env } = services;
  const startedAt = performance.now();
  for (;;) {
    const at = now();
    const receiver = await takeReceiver(services, id, at, new Date(at.getTime() + BUSY_MS));
    if (!receiver) return 'busy';
    try {
      const allowed = mayReceive(receiver, at, localDay(at, env.site));
      const due = await findDue(db, id, at, BATCH);
      const failed = new Set<string>();
      for (const one of due) {
        // What follows in a case waits for what failed before it.
        if (one.caseId !== null && failed.has(one.caseId) && !isRecall(one.type)) continue;
        if (!allowed && !isRecall(one.type)) await withhold(services, one);
        else {
          const outcome = await attempt(services, receiver, one);
          if (!('status' in outcome)) return 'unanswered';
          if (!hasArrived(outcome) && one.caseId !== null) failed.add(one.caseId);
        }
        if (performance.now() - startedAt > RUN_MS) return 'more';
      }
      if (due.length < BATCH) return 'done';
    } finally {
      await db.webhookEndpoint.updateMany({ where: { id }, data: { busyUntil: null } });
    }
  }
}

/** Sends what is due to an endpoint, unless another worker is at it. */
export async function deliverDue(services: Services, endpointId: string): Promise<void> {
  const { db, now } = services;
  const run = await sendDue(services, endpointId);
  if (run === 'busy') return;
  // Also what became due meanwhile, and whose job found the endpoint busy.
  const left = await findDue(db, endpointId, now(), 1);
  if (left.length > 0) await enqueueDelivery(services, endpointId, run === 'unanswered' ? REST_MS : 0);
}

/** Has an endpoint's deliveries sent: with those that fail, if it does. */
export async function enqueueDelivery({ db, jobs }: Services, endpointId: string, delayMs = 0): Promise<void> {
  const endpoint = await db.webhookEndpoint.findUnique({
    where: { id: endpointId, status: 'active' },
    select: { failingSince: true },
  });
  if (!endpoint) return;
  const job = endpoint.failingSince ? retryWebhooksJob : deliverWebhooksJob;
  await jobs.enqueue(db, job, { endpointId }, { delayMs });
}
