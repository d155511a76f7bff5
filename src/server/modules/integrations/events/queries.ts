/** Events in their order, as far as their reader may see them. A page costs the same however many there are (docs/decisions/0081). */
import { orderEvents } from '#server/modules/events/commands.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Holder } from '#server/platform/trpc/init.ts';
import { EVENT_DAYS, type EventType } from '#shared/events/schema.ts';
import type { EventPage, ListEventsInput, PublishedEvent } from '#shared/integrations/events.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';
import { type EventReader, readerOf, typesToList } from './policy.ts';
import { type EventRow, eventView } from './view.ts';

type Reading = Pick<Services, 'db' | 'env' | 'now'>;

const HOUR_MS = 3_600_000;
/** How many a page looks through: those of other types, or of cases that went to someone else, are skipped. */
const WINDOW = 1_000;
const PLACE = /^(\d{1,15})\.(\d{1,18})$/;

type Place = { hour: number; position: bigint };

/** Where a reader is in the list, and the hour of that answer: a place doesn’t last longer than the events after it. */
function encodePlace({ hour, position }: Place): string {
  return Buffer.from(`${hour}.${position}`).toString('base64url');
}

/** @throws {AppError} BAD_REQUEST for what isn’t ours, and for a place that is so old that events after it may be gone */
function decodePlace(after: string, now: Date): Place {
  const [, hour, position] = PLACE.exec(Buffer.from(after, 'base64url').toString('utf8')) ?? [];
  if (hour === undefined || position === undefined)
    throw refusedField('after', 'invalid_format', 'Use `resumeAfter` or `nextCursor` exactly as returned');
  if (Number(hour) * HOUR_MS < now.getTime() - EVENT_DAYS * 24 * HOUR_MS)
    throw refusedField(
      'after',
      'stale',
      `You last asked more than ${EVENT_DAYS} days ago, and events since then are gone. Begin again without \`after\`, and compare with your list of cases or leads.`,
    );
  return { hour: Number(hour), position: BigInt(position) };
}

/** The events that are this reader’s, by position. */
function ownEvents(reader: EventReader): Prisma.Sql {
  if (reader.kind === 'admin')
    return Prisma.sql`SELECT e.id, e.position, false AS parting FROM integration_events e WHERE e.position IS NOT NULL`;
  return Prisma.sql`SELECT r.event_id AS id, r.position, r.parting FROM integration_event_recipients r
    WHERE r.recipient_id = ${reader.id}::uuid AND r.position IS NOT NULL`;
}

/** Whether they may still read it: as who may read the case (`relationTo`), but by an event that says otherwise they learn so. */
function mayRead(reader: EventReader, now: Date): Prisma.Sql {
  if (reader.kind !== 'broker') return Prisma.sql`true`;
  return Prisma.sql`(own.parting OR e.broker_id = ${reader.id}::uuid OR (e.type ^@ 'case.' AND EXISTS (
    SELECT FROM offers o WHERE o.case_id = e.case_id AND o.broker_id = ${reader.id}::uuid AND o.status = 'open' AND o.expires_at > ${now})))`;
}

/**
 * Each is looked up by its key (OFFSET 0): a join of the window might be planned as a scan of everything.
 * @param own the events to choose from, as `ownEvents` names their columns
 */
function readable(own: Prisma.Sql, reader: EventReader, types: readonly EventType[], now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT e.id, e.position, e.type, e.at, e.subject_id AS "subjectId", e.data, e.case_id AS "caseId", e.status::text, e.case_version AS "caseVersion",
      e.serial, e.created_at AS "createdAt", own.parting AND e.type ^@ 'case.' AS ended
    FROM ${own} CROSS JOIN LATERAL (
      SELECT happened.*, c.serial, c.created_at, c.broker_id FROM integration_events happened LEFT JOIN cases c ON c.id = happened.case_id
      WHERE happened.id = own.id OFFSET 0) AS e
    WHERE e.type = ANY(${[...types]}::text[]) AND ${mayRead(reader, now)}
    ORDER BY own.position`;
}

/** The columns of a row without an event. */
type Nothing = { [Column in keyof EventRow]: null };
type Found = (EventRow | Nothing) & { last: bigint | null; count: number };

/**
 * One statement, so that what was skipped is exactly what was seen. It names the window twice: once to go through it until the page is full,
 * once to know where it ends, from the index alone.
 */
function pageStatement(reader: EventReader, types: readonly EventType[], position: bigint, take: number, now: Date) {
  const own = Prisma.sql`(SELECT * FROM (${ownEvents(reader)}) AS all_own WHERE position > ${position} ORDER BY position LIMIT ${WINDOW}) AS own`;
  return Prisma.sql`
    WITH shown AS MATERIALIZED (${readable(own, reader, types, now)} LIMIT ${take})
    SELECT seen.last, seen.count, shown.* FROM (SELECT max(position) AS last, count(*)::int AS count FROM ${own}) AS seen
      LEFT JOIN shown ON true ORDER BY shown.position`;
}

/**
 * One page of what a partner, a broker or an administrator may know, the oldest first.
 * @throws {AppError} BAD_REQUEST for an `after` that isn’t ours or is too old; FORBIDDEN for a type that needs another scope
 */
export async function findEvents(services: Reading, holder: Holder, input: ListEventsInput): Promise<EventPage> {
  const { after, limit = DEFAULT_PAGE } = input;
  const now = services.now();
  const types = typesToList(holder.key, input.types);
  const from = after === undefined ? 0n : decodePlace(after, now).position;
  await orderEvents(services.db);
  const reader = readerOf(holder);
  const found = await services.db.$queryRaw<Found[]>(pageStatement(reader, types, from, limit + 1, now));
  const rows = found.filter((row): row is EventRow & Found => row.id !== null);
  const shown = rows.slice(0, limit);
  const { last, count } = found[0] ?? { last: null, count: 0 };
  const more = rows.length > limit;
  const position = (more ? shown.at(-1)?.position : last) ?? from;
  const resumeAfter = encodePlace({ hour: Math.floor(now.getTime() / HOUR_MS), position });
  return {
    items: shown.map((row) => eventView(row, reader.kind === 'partner', services)),
    nextCursor: more || count === WINDOW ? resumeAfter : null,
    resumeAfter,
  };
}

/**
 * What a reader may see of these events, in their order: the same as `findEvents`, for delivering them.
 * @param types that the reader wants and may have
 */
export async function findReadable(
  services: Omit<Reading, 'db'> & { db: Database | Transaction },
  reader: EventReader,
  types: readonly EventType[],
  eventIds: readonly string[],
): Promise<PublishedEvent[]> {
  const own = Prisma.sql`(SELECT * FROM (${ownEvents(reader)}) AS all_own WHERE id = ANY(${[...eventIds]}::uuid[])) AS own`;
  const rows = await services.db.$queryRaw<EventRow[]>(readable(own, reader, types, services.now()));
  return rows.map((row) => eventView(row, reader.kind === 'partner', services));
}
