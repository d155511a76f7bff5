/** Who has seen a client’s requests, newest first, with the names that the client may know. */
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import type { Services } from '#server/platform/services.ts';
import type { CaseReadView, ListCaseReadsInput, ShownRead } from '#shared/cases/reads.ts';

const PAGE = 20;

type Row = {
  id: string;
  at: Date;
  caseId: string | null;
  kind: ShownRead;
  reader: 'person' | 'partner';
  readerId: string;
  keyId: string | null;
};

/** Along the index of each request; the views of the whole portal come in between. */
function readRows(db: Database, viewer: Viewer, caseIds: readonly string[], input: ListCaseReadsInput): Promise<Row[]> {
  const place = input.cursor ? decodeCursor(input.cursor) : null;
  const after = (at: Prisma.Sql) =>
    place ? Prisma.sql`AND (${at}, id) < (${place.at}::timestamptz, ${place.id}::uuid)` : Prisma.empty;
  return db.$queryRaw<Row[]>`
    SELECT * FROM (
      (SELECT r.id, r.at, r.case_id AS "caseId", r.kind, r.reader, r.reader_id AS "readerId", r.key_id AS "keyId"
        FROM unnest(${caseIds}::uuid[]) AS own (id) CROSS JOIN LATERAL (
          SELECT * FROM case_reads WHERE case_id = own.id ${after(Prisma.sql`at`)} ORDER BY at DESC, id DESC LIMIT ${PAGE + 1}
        ) AS r)
      UNION ALL
      (SELECT id, created_at, NULL, 'portal', 'person', admin_id, NULL FROM view_grants
        WHERE client_id = ${viewer.id}::uuid AND ${input.caseId === undefined} ${after(Prisma.sql`created_at`)}
        ORDER BY created_at DESC, id DESC LIMIT ${PAGE + 1})
    ) AS seen ORDER BY at DESC, id DESC LIMIT ${PAGE + 1}`;
}

type Named = Pick<CaseReadView, 'reader' | 'part'>;

/** What the client may know of each reader: brokers by name and firm, staff by what they are, partners by name. */
async function findNames({ db, env }: Pick<Services, 'db' | 'env'>, rows: readonly Row[]) {
  const ids = [...new Set(rows.map(({ readerId }) => readerId))];
  const select = { id: true, role: true, fullName: true, brokerProfile: { select: { firm: true } } } as const;
  const [people, partners] = await Promise.all([
    db.user.findMany({ where: { id: { in: ids } }, select }),
    db.organization.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  ]);
  const names = new Map<string, Named>();
  for (const { id, name } of partners) names.set(id, { reader: name, part: 'The partner that sent us your request' });
  for (const { id, role, fullName, brokerProfile } of people) {
    if (role === 'admin') names.set(id, { reader: `${env.site.name} staff`, part: 'Administrator' });
    else if (role === 'broker') names.set(id, { reader: fullName, part: brokerProfile?.firm ?? 'Broker' });
    else names.set(id, { reader: fullName, part: 'Takes part in your request' });
  }
  return names;
}

const UNKNOWN: Named = { reader: 'Someone whose account was removed', part: '' };

/**
 * One page of who saw the viewer’s own requests.
 * @throws {AppError} BAD_REQUEST for a cursor that isn’t ours
 */
export async function findCaseReads(
  services: Pick<Services, 'db' | 'env'>,
  viewer: Viewer,
  input: ListCaseReadsInput,
): Promise<{ reads: CaseReadView[]; nextCursor: string | null }> {
  const { db, env } = services;
  const own = await db.case.findMany({
    where: { clientId: viewer.id, ...(input.caseId && { id: input.caseId }) },
    select: { id: true, serial: true, createdAt: true, title: true },
  });
  const cases = new Map(own.map((row) => [row.id, row]));
  const found = await readRows(db, viewer, [...cases.keys()], input);
  const { rows, nextCursor } = pageOf(found, PAGE, ({ at, id }) => ({ at, id }));
  const names = await findNames(services, rows);
  const reads = rows.map((row): CaseReadView => {
    const { reader, part } = names.get(row.readerId) ?? UNKNOWN;
    const about = row.caseId ? cases.get(row.caseId) : undefined;
    return {
      id: row.id,
      request: about ? { id: about.id, number: caseNumber(about, env.site), title: about.title } : null,
      reader: row.keyId ? `${reader}’s software` : reader,
      part,
      kind: row.kind,
      at: row.at.toISOString(),
    };
  });
  return { reads, nextCursor };
}
