/** An erased person is gone everywhere: every column is searched for them, and every row is checked against its class. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableClass } from '#server/modules/data-classes/classes.ts';
import { bound, leadsOf } from '#server/modules/data-classes/erasing.ts';
import { allTables } from '#server/modules/data-classes/tables.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { leftOnPurpose, notWalked, tablesWithWords, waysToNothing, wordless } from '../support/expected-traces.ts';
import { findMarkers, wordColumns } from '../support/marker-search.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { eraseZelmira, leaveTraces, MARKERS, zelmira } from '../support/whole-journey.ts';
import { unzip } from '../support/zip.ts';

let server: TestServer;
let admin: ApiClient;
let traces: Awaited<ReturnType<typeof leaveTraces>>;
let cases: string[];
let consents: bigint[];

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  admin = await signIn(server.url, 'demo_admin');
  traces = await leaveTraces(server, admin);
});
afterAll(() => server.stop());

test('the journey leaves the words of the person in every table that erasure clears', async () => {
  const traced = new Set((await findMarkers(server.database, MARKERS)).map((name) => name.split('.')[0]));
  const silent = tablesWithWords(await wordColumns(server.database)).filter((table) => !traced.has(table));
  expect(silent.toSorted()).toEqual(Object.keys(wordless).toSorted());
});

test('the journey covers every path from a case, an account, a mailbox or an address to rows', async () => {
  const { db } = server.services;
  const sent = { OR: [{ clientId: traces.userId }, { contactEmailKey: zelmira.email }] };
  const own = (await db.case.findMany({ where: sent, select: { id: true } })).map(({ id }) => id);
  const people = { case: own, account: [traces.userId], mailbox: [zelmira.email], address: [zelmira.email] };
  expect((await waysToNothing(db, people)).toSorted()).toEqual(Object.keys(notWalked).toSorted());
});

/** Staff-only, already gone, or in somebody else's case: not exported, whatever the class of the column. */
const handedOut: Record<string, string> = {
  messages: `kind <> 'note'`,
  documents: 'deleted_at IS NULL',
  document_versions: 'wrapped_key IS NOT NULL',
  notifications: 'user_id = (SELECT id FROM users WHERE username = $$zelmira_q$$)',
  case_events: `visibility = 'client'`,
};

test('everything the classes grant the person is in "my data", wherever it names them', async () => {
  const owner = { currentPassword: DEMO_PASSWORD, code: traces.recoveryCodes[0] ?? '' };
  const { path } = await traces.api.trpc.privacy.prepareExport.mutate(owner);
  const cookie = [...traces.api.cookies].map((pair) => pair.join('=')).join('; ');
  const archive = await fetch(server.url + path, { headers: { cookie } });
  const files = await unzip(Buffer.from(await archive.arrayBuffer()));
  const data = JSON.stringify(JSON.parse(files.get('data.json')?.toString() ?? ''));
  const own = await server.services.db.case.findMany({ where: { clientId: traces.userId }, select: { id: true } });
  const people = { case: own.map(({ id }) => id), account: [traces.userId], mailbox: [zelmira.email], address: [] };
  const missing: string[] = [];
  let found = 0;
  for (const table of allTables)
    for (const occasion of ['case', 'account', 'mailbox'] as const)
      for (const { where } of leadsOf(table, occasion))
        for (const column of table.mine ?? []) {
          const rows = await server.services.db.$queryRaw<{ value: string }[]>`
            SELECT ${Prisma.raw(`"${column}"`)}::text AS value FROM ${Prisma.raw(table.table)}
            WHERE ${bound(where, { occasion, ids: people[occasion], at: new Date() })}
              AND ${Prisma.raw(handedOut[table.table] ?? 'true')} AND ${Prisma.raw(`"${column}"`)}::text ~* ${MARKERS}`;
          found += rows.length;
          for (const { value } of rows)
            for (const words of value.match(/qzx[-\w]*|[\w.]*(?:zelmira|quaxholm)[-\w.@]*/gi) ?? [])
              if (!data.includes(words)) missing.push(`${table.table}.${column}: ${words}`);
        }
  expect(missing).toEqual([]);
  expect(found).toBeGreaterThan(20);
});

const consentDetails = async () => {
  const { rows } = await server.services.pool.query<{ count: number }>(
    'SELECT count(*)::int FROM consent_details WHERE seq = ANY($1)',
    [consents],
  );
  return rows[0]?.count;
};

test('the journey leaves details of consents', async () => {
  const { rows } = await server.services.pool.query<{ seq: bigint }>(
    'SELECT seq FROM consent_records r JOIN consent_people p ON p.id = r.person_id WHERE p.email_key = $1',
    [zelmira.email],
  );
  consents = rows.map(({ seq }) => seq);
  expect(await consentDetails()).toBe(consents.length);
  expect(consents.length).toBeGreaterThan(4);
});

test('after the erasure, no column of any table contains the person', async () => {
  await eraseZelmira(server, admin, traces.requestId);
  cases = (
    await server.services.db.case.findMany({ where: { anonymisedAt: { not: null } }, select: { id: true } })
  ).map(({ id }) => id);
  expect(cases).toHaveLength(4);
  expect(await findMarkers(server.database, MARKERS)).toEqual(Object.keys(leftOnPurpose));
  expect(await consentDetails()).toBe(0);
});

test('what they sent does not name their account, and says so where others can still read it', async () => {
  const { db } = server.services;
  const sent = { where: { uploadedById: traces.userId } };
  expect([await db.document.count(sent), await db.documentVersion.count(sent)]).toEqual([0, 0]);
  const { caseId } = await db.document.findFirstOrThrow({ where: { title: 'shared' }, select: { caseId: true } });
  const { documents } = await admin.trpc.documents.list.query({ caseId });
  expect(documents.find(({ title }) => title === 'shared')).toMatchObject({
    uploadedByName: 'Name removed',
    uploadedByRole: 'client',
    uploadedByMe: false,
    deleted: null,
  });
});

/** How many rows of the person are not in the state their class requires: `IS DISTINCT FROM`, so that NULL counts. */
async function unerased(table: TableClass, column: string): Promise<number> {
  const at = new Date();
  let rows = 0;
  for (const [occasion, ids] of [
    ['case', cases],
    ['account', [traces.userId]],
  ] as const)
    for (const { where, columns } of leadsOf(table, occasion)) {
      if (columns && !columns.includes(column)) continue;
      const erasing = { occasion, ids, at };
      const state = columns
        ? Prisma.sql`${Prisma.raw(`"${column}"`)} IS DISTINCT FROM (${bound(table.erased?.[column] ?? 'NULL', erasing)})`
        : Prisma.sql`true`;
      const [row] = await server.services.db.$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM ${Prisma.raw(table.table)} WHERE (${bound(where, erasing)}) AND ${state}`;
      rows += Number(row?.count ?? 0);
    }
  return rows;
}

const erasable = allTables
  .filter(({ leads }) => leads.case !== undefined || leads.account !== undefined)
  .map((table) => ({ name: table.table, columns: table.row ? ['*'] : Object.keys(table.erased ?? {}), table }));

test.each(erasable)('$name: every row of the person is in its erased state', async ({ table, columns }) => {
  for (const column of columns) expect([column, await unerased(table, column)]).toEqual([column, 0]);
});
