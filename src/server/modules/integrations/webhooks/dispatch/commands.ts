/** Hands events over to the webhooks that may see them at that moment: one delivery for each (docs/decisions/0084). */
import { orderEvents } from '#server/modules/events/commands.ts';
import { readerOf } from '#server/modules/integrations/events/policy.ts';
import { findReadable } from '#server/modules/integrations/events/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { EventType } from '#shared/events/schema.ts';
import type { PublishedEvent } from '#shared/integrations/events.ts';
import { recallTypes } from '#shared/integrations/webhooks.ts';
import { mayReceive } from '../delivery/policy.ts';
import { deliverWebhooksJob, retryWebhooksJob } from '../jobs.ts';
import { keepCeiling, ROW_BYTES } from '../upkeep/commands.ts';
import { findSubscribers, findUndispatched, type Subscriber, type Undispatched } from './queries.ts';

/** In one transaction. */
const BATCH = 200;
/** An arbitrary but constant number: one process hands over at a time. */
const DISPATCH_LOCK = 7_041_782;

/** Recalls go to everyone who has the data, whatever they chose and whatever has become of them. */
function typesOf(subscriber: Subscriber, at: Date, today: string): EventType[] {
  const others = subscriber.status !== 'disabled' && mayReceive(subscriber, at, today) ? subscriber.types : [];
  return [...new Set([...recallTypes, ...others])];
}

/** A person's reader is that of their role; somebody who is no longer staff had their data as a broker. */
function readerFor({ ownerId, partnerId, role }: Subscriber) {
  return readerOf({ partnerId, viewer: ownerId === null ? null : { id: ownerId, role: role ?? '' } });
}

function deliveryOf(subscriber: Subscriber, event: PublishedEvent, of: Undispatched, at: Date) {
  const body = JSON.stringify(event);
  const isOff = subscriber.status === 'disabled';
  return {
    ...{ id: newId(), endpointId: subscriber.id, eventId: of.id, caseId: of.caseId, type: of.type },
    ...{ position: of.position, body, bytes: ROW_BYTES + Buffer.byteLength(body) },
    state: isOff ? 'failed' : 'pending',
    nextAttemptAt: isOff ? null : at,
    createdAt: at,
  };
}

/** Queues the deliveries of one webhook. @returns whether there were any */
async function handOver(
  tx: Transaction,
  services: Services,
  subscriber: Subscriber,
  events: ReadonlyMap<string, Undispatched>,
): Promise<boolean> {
  const at = services.now();
  const types = typesOf(subscriber, at, localDay(at, services.env.site));
  if (![...events.values()].some(({ type }) => types.includes(type))) return false;
  const readable = await findReadable({ ...services, db: tx }, readerFor(subscriber), types, [...events.keys()]);
  const deliveries = readable.flatMap((event) => {
    const of = events.get(event.id);
    return of ? [deliveryOf(subscriber, event, of, at)] : [];
  });
  await tx.webhookDelivery.createMany({ data: deliveries, skipDuplicates: true });
  return deliveries.length > 0;
}

/** @returns how many events there were: fewer than a batch, and there are no more */
async function dispatchBatch(tx: Transaction, services: Services): Promise<number> {
  const { jobs, now } = services;
  const [lock] = await tx.$queryRaw<{ ours: boolean }[]>`SELECT pg_try_advisory_xact_lock(${DISPATCH_LOCK}) AS ours`;
  if (!lock?.ours) return 0;
  const events = new Map((await findUndispatched(tx, BATCH)).map((event) => [event.id, event]));
  if (events.size === 0) return 0;
  const reached: Subscriber[] = [];
  for (const subscriber of await findSubscribers(tx, services))
    if (await handOver(tx, services, subscriber, events)) reached.push(subscriber);
  await tx.integrationEvent.updateMany({ where: { id: { in: [...events.keys()] } }, data: { dispatchedAt: now() } });
  const active = reached.filter(({ status }) => status === 'active');
  const jobsOf = (failing: boolean) =>
    active.filter(({ failingSince }) => (failingSince !== null) === failing).map(({ id }) => ({ endpointId: id }));
  await jobs.enqueueMany(tx, deliverWebhooksJob, jobsOf(false));
  await jobs.enqueueMany(tx, retryWebhooksJob, jobsOf(true));
  await keepCeiling(
    tx,
    reached.map(({ id }) => id),
  );
  return events.size;
}

/** Hands over everything that has happened. Does nothing while another process is at it. */
export async function dispatchEvents(services: Services): Promise<void> {
  const { db } = services;
  await orderEvents(db);
  while ((await transaction(db, (tx) => dispatchBatch(tx, services))) === BATCH);
}
