/** Hands events over to the webhooks that may see them at that moment: one delivery for each. */
import { orderEvents } from '#server/modules/events/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { isRecall } from '#shared/integrations/webhooks.ts';
import { mayReceive } from '../delivery/policy.ts';
import { deliverWebhooksJob, retryWebhooksJob } from '../jobs.ts';
import { keepCeiling } from '../upkeep/commands.ts';
import { findSubscribers, findUndispatched, type Subscriber, type Undispatched } from './queries.ts';

/** In one transaction. */
const BATCH = 200;
/** What a row takes besides its body. */
const ROW_BYTES = 250;
/** An arbitrary but constant number: one process hands over at a time. */
const DISPATCH_LOCK = 7_041_782;

/** Administrators see every event of their organization, as with a key of theirs. */
function isTheirs({ role, holderId }: Subscriber, { recipients }: Undispatched): boolean {
  return role === 'admin' || recipients.includes(holderId);
}

/** Recalls go to whoever has the data, whatever they chose and whatever has become of them. */
function wants(subscriber: Subscriber, event: Undispatched, at: Date, today: string): boolean {
  if (!isTheirs(subscriber, event)) return false;
  if (isRecall(event.type)) return true;
  return subscriber.status !== 'disabled' && subscriber.types.includes(event.type) && mayReceive(subscriber, at, today);
}

function deliveryOf(subscriber: Subscriber, event: Undispatched, at: Date) {
  const body = JSON.stringify({});
  const isOff = subscriber.status === 'disabled';
  return {
    ...{ id: newId(), endpointId: subscriber.id, eventId: event.id, type: event.type, position: event.position, body },
    bytes: ROW_BYTES + Buffer.byteLength(body),
    state: isOff ? 'failed' : 'pending',
    nextAttemptAt: isOff ? null : at,
    createdAt: at,
  };
}

async function dispatchBatch(tx: Transaction, services: Services): Promise<number> {
  const { env, jobs, now } = services;
  const [lock] = await tx.$queryRaw<{ ours: boolean }[]>`SELECT pg_try_advisory_xact_lock(${DISPATCH_LOCK}) AS ours`;
  if (!lock?.ours) return 0;
  const events = await findUndispatched(tx, BATCH);
  if (events.length === 0) return 0;
  const at = now();
  const today = localDay(at, env.site);
  const subscribers = await findSubscribers(tx, services);
  const reached = new Set<Subscriber>();
  const deliveries = events.flatMap((event) =>
    subscribers
      .filter((subscriber) => wants(subscriber, event, at, today))
      .map((subscriber) => {
        reached.add(subscriber);
        return deliveryOf(subscriber, event, at);
      }),
  );
  await tx.webhookDelivery.createMany({ data: deliveries, skipDuplicates: true });
  await tx.integrationEvent.updateMany({
    where: { id: { in: events.map(({ id }) => id) } },
    data: { dispatchedAt: at },
  });
  const active = [...reached].filter(({ status }) => status === 'active');
  const jobsOf = (failing: boolean) =>
    active.filter(({ failingSince }) => (failingSince !== null) === failing).map(({ id }) => ({ endpointId: id }));
  await jobs.enqueueMany(tx, deliverWebhooksJob, jobsOf(false));
  await jobs.enqueueMany(tx, retryWebhooksJob, jobsOf(true));
  await keepCeiling(
    tx,
    [...reached].map(({ id }) => id),
  );
  return events.length;
}

/** Hands over everything that has happened. Does nothing while another process is at it. */
export async function dispatchEvents(services: Services): Promise<void> {
  const { db } = services;
  await orderEvents(db);
  while ((await transaction(db, (tx) => dispatchBatch(tx, services))) === BATCH);
}
