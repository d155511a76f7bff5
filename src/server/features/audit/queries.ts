/**
 * The audit: entries outside cases and the events of all cases as one list, newest first. Each half, and within it each kind that
 * is asked for, is read along an index that has its order, no further than one page; then what they found is merged.
 */
import { momentsOf } from '#server/clock/moments.ts';
import type { Database } from '#server/db.ts';
import { type AuditPlace, decodePlace, encodePlace, kindsOf, prefixQuery } from '#server/features/audit/policy.ts';
import { type AuditRecord, auditRow } from '#server/features/audit/view.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import type { Services } from '#server/services.ts';
import type { AuditFilters, AuditList, ListAuditInput } from '#shared/audit/views.ts';

const PAGE_SIZE = 50;
const PEOPLE_MAX = 20;

type Leg = { conditions: Prisma.Sql[]; kinds: readonly string[] | null; size: number };

const all = (conditions: Prisma.Sql[]) =>
  conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty;

/** One read per kind: of many kinds at once an index in the order of time would have to be read to its end. */
function perKind({ conditions, kinds }: Leg, column: Prisma.Sql, read: (conditions: Prisma.Sql[]) => Prisma.Sql) {
  if (!kinds) return [read(conditions)];
  return kinds.map((kind) => read([...conditions, Prisma.sql`${column} = ${kind}`]));
}

function entryReads(leg: Leg): Prisma.Sql[] {
  return perKind(
    leg,
    Prisma.sql`action`,
    (conditions) => Prisma.sql`(
      SELECT at, 0 AS half, id, NULL::int AS seq, action AS kind, actor_id AS "actorId", actor_name AS "actorName", actor_role AS "actorRole",
        subject_type AS "subjectType", subject_id AS "subjectId", subject_label AS "subjectLabel", reason, data
      FROM audit_entries ${all(conditions)} ORDER BY at DESC, id DESC LIMIT ${leg.size})`,
  );
}

function eventReads(leg: Leg): Prisma.Sql[] {
  return perKind(
    leg,
    Prisma.sql`type`,
    (conditions) => Prisma.sql`(
      SELECT at, 1 AS half, case_id AS id, seq, type AS kind, actor_id AS "actorId", actor_name AS "actorName", actor_role AS "actorRole",
        'case' AS "subjectType", case_id::text AS "subjectId", NULL AS "subjectLabel", NULL AS reason, data
      FROM case_events ${all(conditions)} ORDER BY at DESC, case_id DESC, seq DESC LIMIT ${leg.size})`,
  );
}

/** Later than the place, in each half. `half` decides between rows of one moment. */
function later(place: AuditPlace) {
  const { at, id, seq } = place;
  return seq === null
    ? {
        entries: Prisma.sql`(at, id) < (${at}::timestamptz, ${id}::uuid)`,
        events: Prisma.sql`at <= ${at}::timestamptz`,
      }
    : {
        entries: Prisma.sql`at < ${at}::timestamptz`,
        events: Prisma.sql`(at, case_id, seq) < (${at}::timestamptz, ${id}::uuid, ${seq}::int)`,
      };
}

async function caseIdOf(db: Database, number: string): Promise<string | null> {
  const serial = Number(number.split('-').at(-1));
  if (serial > 2_147_483_647) return null;
  return (await db.case.findUnique({ where: { serial }, select: { id: true } }))?.id ?? null;
}

/** The reads of both halves, or null when nothing can match. */
async function readsOf({ db, env }: Services, filters: AuditFilters, place: AuditPlace | null, size: number) {
  const caseId = filters.caseNumber ? await caseIdOf(db, filters.caseNumber) : null;
  const search = filters.words ? prefixQuery(filters.words) : null;
  if ((filters.caseNumber && !caseId) || (filters.words && !search)) return null;
  const { since, until } = momentsOf(filters, env.site.timeZone);
  const shared = [
    ...(since ? [Prisma.sql`at >= ${since}::timestamptz`] : []),
    ...(until ? [Prisma.sql`at < ${until}::timestamptz`] : []),
    ...(filters.who ? [Prisma.sql`actor_id = ${filters.who}::uuid`] : []),
  ];
  const after = place && later(place);
  const { actions, events } = kindsOf(filters);
  const subject = caseId
    ? [Prisma.sql`subject_type = 'case' AND subject_id = ${caseId}`]
    : filters.subject
      ? [Prisma.sql`subject_type = ${filters.subject}`]
      : [];
  const words = search
    ? [
        Prisma.sql`to_tsvector('simple', actor_name || ' ' || subject_label || ' ' || coalesce(reason, ''))
          @@ to_tsquery('simple', ${search})`,
      ]
    : [];
  const reads = [
    ...entryReads({
      conditions: [...shared, ...(after ? [after.entries] : []), ...subject, ...words],
      kinds: actions,
      size,
    }),
    ...eventReads({
      conditions: [
        ...shared,
        ...(after ? [after.events] : []),
        ...(caseId ? [Prisma.sql`case_id = ${caseId}::uuid`] : []),
      ],
      kinds: events,
      size,
    }),
  ];
  return reads.length > 0 ? reads : null;
}

/** One page of the merged list, with the cases the events belong to; read by the screen and, page after page, by the export. */
export async function findAuditPage(
  services: Services,
  filters: AuditFilters,
  place: AuditPlace | null,
  size: number,
): Promise<{ records: AuditRecord[]; next: AuditPlace | null }> {
  const reads = await readsOf(services, filters, place, size + 1);
  if (!reads) return { records: [], next: null };
  const rows = await services.db.$queryRaw<AuditRecord[]>`
    SELECT page.*, c.serial, c.title, c.created_at AS "createdAt" FROM (
      SELECT * FROM (${Prisma.join(reads, ' UNION ALL ')}) AS found
      ORDER BY at DESC, half, id DESC, seq DESC LIMIT ${size + 1}) AS page
    LEFT JOIN cases c ON page.half = 1 AND c.id = page.id
    ORDER BY page.at DESC, page.half, page.id DESC, page.seq DESC`;
  const records = rows.slice(0, size);
  return { records, next: rows.length > size ? (records.at(-1) ?? null) : null };
}

export async function findAudit(services: Services, { cursor, ...filters }: ListAuditInput): Promise<AuditList> {
  const { db, env } = services;
  const [{ records, next }, person] = await Promise.all([
    findAuditPage(services, filters, cursor ? decodePlace(cursor) : null, PAGE_SIZE),
    filters.who ? db.user.findUnique({ where: { id: filters.who }, select: { fullName: true } }) : null,
  ]);
  return {
    entries: records.map((record) => auditRow(record, env.site)),
    whoName: person?.fullName ?? null,
    nextCursor: next && encodePlace(next),
  };
}

/** People with an account by the beginnings of their names, for the filter "who". */
export async function findAuditPeople(db: Database, words: string) {
  const search = prefixQuery(words);
  if (!search) return { people: [] };
  const people = await db.$queryRaw<{ id: string; name: string; role: string }[]>`
    SELECT id, full_name AS name, role::text AS role FROM users
    WHERE to_tsvector('simple', full_name || ' ' || username || ' ' || email) @@ to_tsquery('simple', ${search})
    ORDER BY full_name, id LIMIT ${PEOPLE_MAX}`;
  return { people };
}
