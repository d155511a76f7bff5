/**
 * What other systems learn: written in the transaction of the fact, and given a place once that has committed (docs/decisions/0081). Whose an
 * event is gets decided as it is written; whether they may still read the case, as it is read.
 */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { EVENT_DAYS, type EventType, recalls } from '#shared/events/schema.ts';

export type Happening = {
  type: EventType;
  caseId: string;
  at: Date;
  /** The document, request, option, call or person it is about. */
  subjectId?: string | null;
  /** What the type adds. No answers, no text. */
  data?: Prisma.InputJsonObject;
  /** The broker who no longer has the case because of it. */
  formerId?: string | null;
  /** Whether it is news to the broker the case is offered to, or to the one whose offer has just ended. */
  offer?: 'open' | 'ended' | null;
  /** Whether it is news to the partner who sent the case; its id where the database can't know yet. */
  partner?: boolean | string;
};

const ASSIGNED = Prisma.sql`SELECT c.broker_id AS id, false AS parting`;
const FORMER = Prisma.sql`SELECT f."formerId", true WHERE f."formerId" IS DISTINCT FROM c.broker_id`;
const OFFERED = Prisma.sql`SELECT o.broker_id, false FROM offers o WHERE f.offer = 'open' AND o.case_id = c.id AND o.status = 'open'`;
const OFFER_ENDED = Prisma.sql`SELECT o.broker_id, true
  FROM (SELECT broker_id FROM offers WHERE case_id = c.id ORDER BY offered_at DESC, id DESC LIMIT 1) AS o
  WHERE f.offer = 'ended' AND o.broker_id IS DISTINCT FROM c.broker_id`;
const PARTNER = Prisma.sql`SELECT p.partner_id, false FROM partner_leads p WHERE f.partner AND p.case_id = c.id
  UNION ALL SELECT f."partnerId", false`;
/** Everyone who ever had the case or was offered it: what they hold of it has to go. */
const EVERYONE = Prisma.sql`SELECT c.broker_id AS id, true AS parting
  UNION ALL SELECT o.broker_id, true FROM offers o WHERE o.case_id = c.id
  UNION ALL SELECT coalesce(e.data ->> 'fromId', e.data ->> 'brokerId')::uuid, true FROM case_events e
    WHERE e.case_id = c.id AND e.type IN ('reassigned', 'unassigned')
  UNION ALL SELECT p.partner_id, true FROM partner_leads p WHERE p.case_id = c.id`;

/** Only what these events need: the planner pays for each. */
function recipientsOf(happenings: readonly Happening[]): Prisma.Sql {
  if (happenings.some(({ type }) => recalls(type))) return EVERYONE;
  return Prisma.join(
    [
      ASSIGNED,
      ...(happenings.some(({ formerId }) => formerId) ? [FORMER] : []),
      ...(happenings.some(({ offer }) => offer === 'open') ? [OFFERED] : []),
      ...(happenings.some(({ offer }) => offer === 'ended') ? [OFFER_ENDED] : []),
      ...(happenings.some(({ partner }) => partner) ? [PARTNER] : []),
    ],
    ' UNION ALL ',
  );
}

/**
 * The parts of a statement that publish events: to be joined with others after WITH. Recalls go alone.
 * @param happenings one or more
 * @param cases where the cases are read: the part that inserts them, for those that the same statement makes
 */
export function eventParts(happenings: readonly Happening[], cases = Prisma.sql`cases`): Prisma.Sql[] {
  const rows = happenings.map(({ partner = false, data = {}, ...happening }) => ({
    ...{ ...happening, id: newId(), data },
    partner: partner === true,
    partnerId: typeof partner === 'string' ? partner : null,
  }));
  return [
    Prisma.sql`facts AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS f (id uuid, type text, "caseId" uuid, at timestamptz, "subjectId" uuid,
        data jsonb, "formerId" uuid, offer text, partner boolean, "partnerId" uuid))`,
    Prisma.sql`happened AS (
      INSERT INTO integration_events (id, type, case_id, subject_id, data, status, case_version, at)
      SELECT f.id, f.type, c.id, f."subjectId", f.data, c.status, c.version, f.at FROM facts f JOIN ${cases} c ON c.id = f."caseId" ORDER BY f.id)`,
    Prisma.sql`concerned AS (
      INSERT INTO integration_event_recipients (event_id, recipient_id, parting)
      SELECT f.id, r.id, bool_or(r.parting) FROM facts f JOIN ${cases} c ON c.id = f."caseId" CROSS JOIN LATERAL (${recipientsOf(happenings)}) AS r
      WHERE r.id IS NOT NULL GROUP BY f.id, r.id)`,
  ];
}

/** Publishes events in the caller's transaction. The case must be in the state they tell of. */
export async function publishEvents(tx: Transaction, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return;
  await tx.$executeRaw`WITH ${Prisma.join(eventParts(happenings))} SELECT`;
}

/** An arbitrary but constant number: places are given by one transaction at a time. */
const ORDER_LOCK = 7_041_781;

/**
 * Gives a place to every event that has committed without one. A number drawn while writing would have gaps that fill later, because
 * transactions commit late; here a reader who sees a place sees all places before it.
 */
export async function orderEvents(db: Database): Promise<void> {
  const [row] = await db.$queryRaw<{ waiting: boolean }[]>`
    SELECT EXISTS (SELECT FROM integration_events WHERE position IS NULL) AS waiting`;
  if (!row?.waiting) return;
  await transaction(db, async (tx) => {
    // A statement of its own: the next one must see what the previous holder of the lock has committed.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${ORDER_LOCK})::text`;
    await tx.$executeRaw`
      WITH next AS MATERIALIZED (
          SELECT waiting.id, nextval('integration_event_positions') AS position
          FROM (SELECT id FROM integration_events WHERE position IS NULL ORDER BY entry) AS waiting),
        placed AS (UPDATE integration_events e SET position = next.position FROM next WHERE e.id = next.id)
      UPDATE integration_event_recipients r SET position = next.position FROM next WHERE r.event_id = next.id`;
  });
}

const HOUR_MS = 3_600_000;
/** The oldest an event can be; an hour more than promised, so that nobody who comes in time misses one that was written late. */
const KEPT_MS = EVENT_DAYS * 24 * HOUR_MS + HOUR_MS;
/** In one statement. */
const BATCH = 5_000;

/** Removes what is older than the list goes back. */
export async function removeOldEvents({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  for (let gone = BATCH; gone === BATCH; )
    gone = await db.$executeRaw`DELETE FROM integration_events WHERE id = ANY(ARRAY(
      SELECT id FROM integration_events WHERE at < ${before} ORDER BY at LIMIT ${BATCH}))`;
}
