/** The stream behind every portal page: wakes on announcements and reads what is new, so that a dropped connection loses nothing. */
import { on } from 'node:events';
import { tracked } from '@trpc/server';
import { isStaff, mayReadPerson } from '#server/modules/cases/access.ts';
import { getRelation } from '#server/modules/cases/queries.ts';
import { eventSelect, timelineEntry } from '#server/modules/cases/summary/queries.ts';
import { findSeenSeq, messageSelect, messageViews } from '#server/modules/messaging/queries.ts';
import { findWriters } from '#server/modules/messaging/typing-indicator/queries.ts';
import { findNotificationsAfter } from '#server/modules/notifications/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Topic } from '#server/platform/live/live.ts';
import type { Services } from '#server/platform/services.ts';
import type { LiveEvent, WatchInput } from '#shared/case-views/live/schema.ts';
import type { CaseEventType } from '#shared/cases/vocabulary.ts';
import type { Writer } from '#shared/messaging/schema.ts';

const BATCH = 100;
/** Administrators see every case: their list is not worth reloading more often. */
const QUEUE_PAUSE_MS = 3_000;
/** A burst of contact messages triggers one reload of their list. */
const CONTACT_PAUSE_MS = 500;

type Place = { notification: number; event: number };

function parsePlace(id: string): Place {
  const [, notification = '0', event = '0'] = /^n(\d+)c(\d+)$/.exec(id) ?? [];
  return { notification: Number(notification), event: Number(event) };
}

function placeId({ notification, event }: Place): string {
  return `n${notification}c${event}`;
}

/** A new stream starts at the newest position: the page reads everything older when the stream announces its start. */
async function currentPlace({ db }: Services, viewer: Viewer, caseId: string | undefined): Promise<Place> {
  const [counter, row] = await Promise.all([
    db.notificationCounter.findUnique({ where: { userId: viewer.id }, select: { seq: true } }),
    caseId ? db.caseState.findUnique({ where: { caseId }, select: { eventSeq: true } }) : null,
  ]);
  return { notification: counter?.seq ?? 0, event: row?.eventSeq ?? 0 };
}

/** What happened in a case after a position, as this viewer may read it. One query for events, one for their messages. */
async function findCaseNews(
  { db }: Services,
  caseId: string,
  after: number,
  staff: boolean,
): Promise<{ seq: number; event: LiveEvent }[]> {
  const rows = await db.caseEvent.findMany({
    where: { caseId, seq: { gt: after }, ...(!staff && { visibility: 'client' }) },
    orderBy: { seq: 'asc' },
    take: BATCH,
    select: eventSelect,
  });
  const seqOf = (row: (typeof rows)[number]) => Number((row.data as { messageSeq?: number }).messageSeq ?? 0);
  const wanted = rows.map(seqOf).filter((seq) => seq > 0);
  const found =
    wanted.length > 0
      ? await db.message.findMany({ where: { caseId, seq: { in: wanted } }, select: messageSelect })
      : [];
  const messages = new Map((await messageViews(db, caseId, found)).map((message) => [message.seq, message]));
  return rows.map((row) => ({
    seq: row.seq,
    event: {
      kind: 'case',
      caseId,
      type: row.type as CaseEventType,
      entry: timelineEntry(row, staff),
      message: messages.get(seqOf(row)) ?? null,
    },
  }));
}

/** Null for a viewer without access to the conversation. */
async function findOtherWriters(services: Services, viewer: Viewer, caseId: string): Promise<Writer[] | null> {
  const relation = await getRelation(services.db, viewer, caseId, services.now());
  return mayReadPerson(relation) ? findWriters(services, viewer, caseId, isStaff(relation)) : null;
}

/** What is announced when something on the viewer's page changes. */
function topicsOf({ id, role }: Viewer, caseId: string | undefined): (Topic | 'cases')[] {
  return [
    `user:${id}`,
    ...(role === 'admin' ? (['cases', 'contacts'] as const) : []),
    ...(role === 'broker' ? ([`queue:${id}`] as const) : []),
    ...(caseId ? ([`case:${caseId}`] as const) : []),
  ];
}

/**
 * Everything new for a viewer, and for one case while it is on screen. Ends when the viewer's session or access to the case ends,
 * or the process shuts down; the client then reconnects with the id of the last event it received.
 * @throws {AppError} NOT_FOUND for a case without a part in it
 * @throws {DOMException} AbortError when the process shuts down: a stream that returned would be complete, and its client never ask again
 */
export async function* watch(
  services: Services,
  viewer: () => Promise<Viewer>,
  { caseId, lastEventId, readSinceMs }: WatchInput,
  signal: AbortSignal | undefined,
) {
  const first = await viewer();
  if (caseId) await getRelation(services.db, first, caseId, services.now());
  const stop = AbortSignal.any([services.live.ending, ...(signal ? [signal] : [])]);
  // Listening starts before the first read: what is announced in between wakes the loop again.
  const wakes = new EventTarget();
  let dirty = true;
  let writing = caseId !== undefined;
  const wake = () => {
    dirty = true;
    wakes.dispatchEvent(new Event('wake'));
  };
  // Typing, every few seconds: nothing else is read again for it.
  const wakeForWriting = () => {
    writing = true;
    wakes.dispatchEvent(new Event('wake'));
  };
  // Cases in the viewer's queue changed; the list shows which ones.
  let queueNews = false;
  let queueTimer: NodeJS.Timeout | undefined;
  const wakeForQueue = () => {
    queueTimer ??= setTimeout(
      () => {
        queueTimer = undefined;
        queueNews = true;
        wakes.dispatchEvent(new Event('wake'));
      },
      first.role === 'admin' ? QUEUE_PAUSE_MS : 0,
    );
  };
  // A stream that was cut may have missed some.
  let contactNews = first.role === 'admin' && Boolean(lastEventId);
  let contactTimer: NodeJS.Timeout | undefined;
  const wakeForContacts = () => {
    contactTimer ??= setTimeout(() => {
      contactTimer = undefined;
      contactNews = true;
      wakes.dispatchEvent(new Event('wake'));
    }, CONTACT_PAUSE_MS);
  };
  const unwatch = [
    () => clearTimeout(queueTimer),
    () => clearTimeout(contactTimer),
    ...(first.role === 'admin'
      ? [services.live.watchCases(wakeForQueue), services.live.watch('contacts', wakeForContacts)]
      : []),
    ...(first.role === 'broker' ? [services.live.watch(`queue:${first.id}`, wakeForQueue)] : []),
    services.live.watch(`user:${first.id}`, wake),
    ...(caseId
      ? [services.live.watch(`case:${caseId}`, wake), services.live.watch(`writing:${caseId}`, wakeForWriting)]
      : []),
  ];
  try {
    const place = lastEventId ? parsePlace(lastEventId) : await currentPlace(services, first, caseId);
    // Gives the client an id to resume from, even if the connection drops before anything happens.
    if (!lastEventId) {
      const quiet = readSinceMs !== undefined && services.live.quiet(topicsOf(first, caseId), readSinceMs);
      yield tracked<LiveEvent>(placeId(place), { kind: 'began', quiet });
    }
    let seen = -1;
    let writers = '[]';
    /** The reader, if access was checked in this iteration. */
    let reader: { viewer: Viewer; staff: boolean } | null = null;
    const ticks = on(wakes, 'wake', { signal: stop });
    while (!stop.aborted) {
      while (dirty) {
        dirty = false;
        const current = await viewer();
        for (const notification of await findNotificationsAfter(services.db, current.id, place.notification, BATCH)) {
          place.notification = notification.seq;
          dirty = true;
          yield tracked<LiveEvent>(placeId(place), { kind: 'notification', notification });
        }
        if (!caseId) continue;
        const relation = await getRelation(services.db, current, caseId, services.now());
        if (!mayReadPerson(relation)) continue;
        const staff = isStaff(relation);
        reader = { viewer: current, staff };
        for (const { seq, event } of await findCaseNews(services, caseId, place.event, staff)) {
          place.event = seq;
          dirty = true;
          yield tracked<LiveEvent>(placeId(place), event);
        }
        const seenSeq = await findSeenSeq(services.db, caseId, staff);
        // Not tracked: it is a state, not an event; a new stream reads it again.
        if (seenSeq !== seen) yield tracked<LiveEvent>(placeId(place), { kind: 'seen', caseId, seenSeq });
        seen = seenSeq;
      }
      if (queueNews) {
        queueNews = false;
        // Stops here for a viewer who was disabled since the last check.
        await viewer();
        yield tracked<LiveEvent>(placeId(place), { kind: 'queue' });
        if (dirty) continue;
      }
      if (contactNews) {
        contactNews = false;
        await viewer();
        yield tracked<LiveEvent>(placeId(place), { kind: 'contacts' });
        if (dirty || queueNews) continue;
      }
      if (caseId && writing) {
        writing = false;
        const others: Writer[] | null = reader
          ? await findWriters(services, reader.viewer, caseId, reader.staff)
          : await findOtherWriters(services, await viewer(), caseId);
        const now = JSON.stringify(others);
        // A state like `seen`. The screen fades out a typing indicator automatically; one whose author has sent is removed at once.
        if (others && now !== writers)
          yield tracked<LiveEvent>(placeId(place), { kind: 'writing', caseId, writers: others });
        writers = now;
        if (dirty || writing) continue;
      }
      reader = null;
      await ticks.next();
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    for (const end of unwatch) end();
  }
  // Nobody would catch it for a client that has left.
  if (!signal?.aborted) services.live.ending.throwIfAborted();
}
