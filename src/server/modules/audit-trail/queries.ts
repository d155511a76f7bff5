/**
 * The audit: entries outside cases and the events of all cases as one list, newest first. Each half, and within it each requested
 * kind, is read along an index in that order, at most one page of it; the results are then merged.
 */
import { momentsOf } from '#server/platform/business-time/moments.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { searchedPage, searchInOrder } from '#server/platform/text-search/in-order.ts';
import { findPeopleByWords } from '#server/platform/text-search/people.ts';
import { wantedTyped } from '#server/platform/text-search/vectors.ts';
import type { AuditFilters, AuditList, AuditPeople, AuditRow, ListAuditInput } from '#shared/audit-trail/schema.ts';
import { type AuditPlace, decodePlace, encodePlace, kindsOf } from './policy.ts';
import { type AuditRecord, auditRow } from './view.ts';

const PAGE_SIZE = 50;
const PEOPLE_MAX = 20;

type Leg = { conditions: Prisma.Sql[]; kinds: readonly string[] | null; size: number };

const all = (conditions: Prisma.Sql[]) =>
  conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty;

/** One read per kind: with many kinds in one query, an index ordered by time would have to be read to its end. */
function perKind({ conditions, kinds }: Leg, column: Prisma.Sql, read: (conditions: Prisma.Sql[]) => Prisma.Sql) {
  if (!kinds) return [read(conditions)];
  return kinds.map((kind) => read([...conditions, Prisma.sql`${column} = ${kind}`]));
}

const entryColumns =
  Prisma.raw(`at, 0 AS half, id, NULL::int AS seq, action AS kind, actor_id AS "actorId", actor_name AS "actorName",
  actor_role AS "actorRole", subject_type AS "subjectType", subject_id AS "subjectId", subject_label AS "subjectLabel", reason, data`);

function entryReads(leg: Leg): Prisma.Sql[] {
  return perKind(
    leg,
    Prisma.sql`action`,
    (conditions) => Prisma.sql`(
      SELECT ${entryColumns} FROM audit_entries ${all(conditions)} ORDER BY at DESC, id DESC LIMIT ${leg.size})`,
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

/** What comes after the position, in each half. `half` decides between rows of the same moment. */
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

/** The conditions both halves share. */
function sharedConditions({ env }: Services, filters: AuditFilters): Prisma.Sql[] {
  const { since, until } = momentsOf(filters, env.site.timeZone);
  return [
    ...(since ? [Prisma.sql`at >= ${since}::timestamptz`] : []),
    ...(until ? [Prisma.sql`at < ${until}::timestamptz`] : []),
    ...(filters.who ? [Prisma.sql`actor_id = ${filters.who}::uuid`] : []),
  ];
}

function subjectConditions(caseId: string | null, { subject }: AuditFilters): Prisma.Sql[] {
  if (caseId) return [Prisma.sql`subject_type = 'case' AND subject_id = ${caseId}`];
  return subject ? [Prisma.sql`subject_type = ${subject}`] : [];
}

type FoundPage = { records: AuditRecord[]; next: AuditPlace | null; capped: boolean };
const NOTHING: FoundPage = { records: [], next: null, capped: false };

/** Entries outside cases that contain the words; events are not searched by words. */
async function searchEntries(
  services: Services,
  filters: AuditFilters,
  { caseId, place, size }: { caseId: string | null; place: AuditPlace | null; size: number },
): Promise<FoundPage> {
  const wanted = wantedTyped('audit', filters.words ?? '');
  const { actions } = kindsOf(filters);
  if (!wanted || actions?.length === 0) return NOTHING;
  const found = await searchInOrder<AuditRecord, AuditPlace>(
    services.db,
    {
      from: Prisma.raw('audit_entries a'),
      columns: Prisma.sql`${entryColumns}, NULL::int AS serial, NULL AS title, NULL::timestamptz AS "createdAt"`,
      conditions: [
        ...sharedConditions(services, filters),
        ...subjectConditions(caseId, filters),
        ...(actions ? [Prisma.sql`action = ANY(${[...actions]}::text[])`] : []),
      ],
      order: Prisma.raw('at DESC, id DESC'),
      after: (behind) => later(behind).entries,
      ...wanted,
      key: Prisma.raw('a.id'),
    },
    place,
    size,
  );
  const { rows, ...page } = searchedPage(found, size);
  return { records: rows, ...page };
}

/** One page of the merged list, with the cases the events belong to. */
async function findRecords(
  services: Services,
  filters: AuditFilters,
  place: AuditPlace | null,
  size: number,
): Promise<FoundPage> {
  const caseId = filters.caseNumber ? await caseIdOf(services.db, filters.caseNumber) : null;
  if (filters.caseNumber && !caseId) return NOTHING;
  if (filters.words) return searchEntries(services, filters, { caseId, place, size });
  const shared = sharedConditions(services, filters);
  const after = place && later(place);
  const { actions, events } = kindsOf(filters);
  const entries = [...shared, ...(after ? [after.entries] : []), ...subjectConditions(caseId, filters)];
  const ofCases = [
    ...shared,
    ...(after ? [after.events] : []),
    ...(caseId ? [Prisma.sql`case_id = ${caseId}::uuid`] : []),
  ];
  const reads = [
    ...entryReads({ conditions: entries, kinds: actions, size: size + 1 }),
    ...eventReads({ conditions: ofCases, kinds: events, size: size + 1 }),
  ];
  if (reads.length === 0) return NOTHING;
  const rows = await services.db.$queryRaw<AuditRecord[]>`
    SELECT page.*, c.serial, c.title, c.created_at AS "createdAt" FROM (
      SELECT * FROM (${Prisma.join(reads, ' UNION ALL ')}) AS found
      ORDER BY at DESC, half, id DESC, seq DESC LIMIT ${size + 1}) AS page
    LEFT JOIN cases c ON page.half = 1 AND c.id = page.id
    ORDER BY page.at DESC, page.half, page.id DESC, page.seq DESC`;
  const records = rows.slice(0, size);
  return { records, next: rows.length > size ? (records.at(-1) ?? null) : null, capped: false };
}

/** One page of the audit, and the position at which the next one begins. */
export type AuditPage = { rows: AuditRow[]; next: AuditPlace | null; capped: boolean };

/** Read by the page and, page after page, by the export. */
export async function findAuditPage(
  services: Services,
  filters: AuditFilters,
  place: AuditPlace | null,
  size: number,
): Promise<AuditPage> {
  const { records, ...page } = await findRecords(services, filters, place, size);
  return { rows: records.map((record) => auditRow(record, services.env.site)), ...page };
}

export async function findAudit(services: Services, { cursor, ...filters }: ListAuditInput): Promise<AuditList> {
  const { db } = services;
  const [{ rows, next, capped }, person] = await Promise.all([
    findAuditPage(services, filters, cursor ? decodePlace(cursor) : null, PAGE_SIZE),
    filters.who ? db.user.findUnique({ where: { id: filters.who }, select: { fullName: true } }) : null,
  ]);
  return {
    entries: rows,
    whoName: person?.fullName ?? null,
    nextCursor: next && encodePlace(next),
    capped,
  };
}

/** Accounts whose names match the words, the newest first, for the "who" filter. */
export async function findAuditPeople(db: Database, words: string): Promise<AuditPeople> {
  const { ids, nextCursor } = await findPeopleByWords(db, {
    conditions: [],
    typed: words,
    place: null,
    size: PEOPLE_MAX,
  });
  const people = await db.user.findMany({
    where: { id: { in: ids } },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    select: { id: true, fullName: true, role: true },
  });
  return {
    people: people.map(({ fullName, ...person }) => ({ ...person, name: fullName })),
    more: nextCursor !== null,
  };
}
