/** Row-level security, tested in the database itself: SQL without an organization, or with somebody else's. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INSTALLATION } from '#server/platform/db/organization.ts';
import { databaseRoles } from '#server/platform/db/roles.ts';
import { bringUpToDate } from '../../scripts/lib/bring-up-to-date.ts';
import { asOwner, createTestDatabase, type TestDatabase } from '../support/database.ts';
import { tableRows } from '../support/schema-rows.ts';
import { tablesWithoutWall } from '../support/tables-without-wall.ts';

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
let retention: pg.Client;
const theirs = randomUUID();

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

function insert(client: pg.Client, table: string, row: object) {
  const columns = Object.keys(row).map(pg.escapeIdentifier).join(', ');
  return client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(row)],
  );
}

beforeAll(async () => {
  database = await createTestDatabase();
  [owner, app, retention] = await Promise.all([
    connect(database.ownerUrl),
    connect(database.url),
    connect(database.retentionUrl),
  ]);
  await insert(owner, 'organizations', { id: theirs, kind: 'brokerage', name: 'Another Insurance Ltd.' });
  // The other organization has a valid row in every table.
  await owner.query(`SET coverbridge.organization_id = '${theirs}'`);
  await owner.query('BEGIN');
  for (const [table, { rows }] of Object.entries(tableRows)) for (const row of rows) await insert(owner, table, row);
  await owner.query('COMMIT');
});
afterAll(async () => {
  await Promise.all([owner, app, retention].map((client) => client?.end()));
  await database?.drop();
});

/** Runs as a session of one organization, or of none. Its changes are rolled back. */
async function as<T>(organizationId: string | null, ask: () => Promise<T>): Promise<T> {
  await app.query(`BEGIN; SET LOCAL coverbridge.organization_id = '${organizationId ?? ''}'`);
  return ask().finally(() => app.query('ROLLBACK'));
}
/** How many rows a statement reaches; the SQLSTATE where it is refused. */
const reached = (sql: string) =>
  app.query(sql).then(
    ({ rowCount }) => rowCount ?? 0,
    (error) => error.code as string,
  );

const walls = async () =>
  (
    await owner.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relrowsecurity ORDER BY 1`,
    )
  ).rows.map(({ name }) => name);

test('every table has policies, or a reason why not', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT relispartition AND NOT relrowsecurity AND relname <> '_prisma_migrations' ORDER BY 1`,
  );
  const open = rows.map(({ name }) => name);
  expect(
    open.filter((name) => !tablesWithoutWall[name]),
    'Give it organization_id, or a reason in tests/support/tables-without-wall.ts',
  ).toEqual([]);
  expect(Object.keys(tablesWithoutWall).filter((name) => !open.includes(name))).toEqual([]);
});

test('every table has the same two policies', async () => {
  const { rows } = await owner.query<{ table: string; policies: string[] }>(
    `SELECT tablename AS table, array_agg(policyname || ' ' || array_to_string(roles, ',') ORDER BY policyname) AS policies
     FROM pg_policies WHERE schemaname = 'public' GROUP BY 1 ORDER BY 1`,
  );
  const policies = [`every_organization ${databaseRoles.retention}`, `own_organization ${databaseRoles.app}`];
  expect(rows).toEqual((await walls()).map((table) => ({ table, policies })));
});

/** Used only by functions of the owner, which query within the organization. */
const askedByTheOwner = [
  'audit_entries_words',
  'cases_near_names',
  'cases_search_words',
  'messages_search',
  'users_near_names',
  'users_search_words',
];

test('the application can use every index behind a policy, because its operators are leakproof', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT DISTINCT i.indexrelid::regclass::text AS name FROM pg_index i
     JOIN pg_class t ON t.oid = i.indrelid AND t.relrowsecurity AND NOT t.relispartition
     CROSS JOIN unnest(i.indclass) AS used (opclass) JOIN pg_opclass o ON o.oid = used.opclass
     JOIN pg_amop a ON a.amopfamily = o.opcfamily AND a.amoplefttype = o.opcintype
       AND (a.amoprighttype = o.opcintype OR o.opcmethod <> (SELECT oid FROM pg_am WHERE amname = 'btree'))
     JOIN pg_operator op ON op.oid = a.amopopr JOIN pg_proc p ON p.oid = op.oprcode
     WHERE NOT p.proleakproof OR pg_get_indexdef(i.indexrelid) ~ 'COALESCE' ORDER BY 1`,
  );
  expect(
    rows.map(({ name }) => name),
    'Compare a text, a number, a moment or a key instead (docs/decisions/0050)',
  ).toEqual(askedByTheOwner);
});

describe('the application', () => {
  test('reads, changes, removes and adds nothing of another organization, in any table', async () => {
    for (const table of await walls()) {
      const look = `SELECT FROM ${table} WHERE organization_id = '${theirs}'`;
      expect(await as(theirs, () => reached(look)), `${table} has a row of theirs`).toBeGreaterThan(0);
      expect(await as(INSTALLATION, () => reached(look)), `${table} is read`).toBe(0);
      // Evidence cannot be changed by anybody, which is checked before its organization.
      const nothing = [0, '42501'];
      expect(nothing).toContain(
        await as(INSTALLATION, () => reached(`UPDATE ${table} SET organization_id = organization_id`)),
      );
      expect(nothing).toContain(await as(INSTALLATION, () => reached(`DELETE FROM ${table}`)));
      const { rows = [], second } = tableRows[table] ?? {};
      const row = { ...rows[0], ...second, organization_id: theirs };
      const refusal = await as(INSTALLATION, () =>
        insert(app, table, row).then(
          () => null,
          (error) => error.code,
        ),
      );
      // Their case does not exist here, and its rows are checked against the case first.
      expect(['42501', '23503'], `${table} is added to: ${refusal}`).toContain(refusal);
    }
  });

  test('without an organization sees nobody, and adds nothing', async () => {
    for (const table of await walls()) {
      expect(await as(null, () => reached(`SELECT FROM ${table}`)), table).toBe(0);
      const { rows = [], second } = tableRows[table] ?? {};
      const refusal = await as(null, () =>
        insert(app, table, { ...rows[0], ...second }).then(
          () => null,
          (error) => error.code,
        ),
      );
      expect(['42501', '23503'], `${table} is added to`).toContain(refusal);
    }
  });

  test('cannot give a row away', async () => {
    expect(await as(theirs, () => reached(`UPDATE users SET organization_id = '${INSTALLATION}'`))).toMatch(
      /^(23000|42501)$/,
    );
  });

  test('cannot disable row-level security', async () => {
    for (const sql of ['ALTER TABLE cases DISABLE ROW LEVEL SECURITY', 'DROP POLICY own_organization ON cases'])
      expect(await as(INSTALLATION, () => reached(sql))).toBe('42501');
    // With row_security off, PostgreSQL raises an error instead of leaving rows out, so nothing is shown.
    expect(await as(INSTALLATION, () => reached('SET LOCAL row_security = off; SELECT FROM cases'))).toBe('42501');
  });
});

test('retention reaches everybody, in every table', async () => {
  for (const table of await walls()) {
    const { rowCount } = await retention.query(`SELECT FROM ${table} WHERE organization_id = '${theirs}'`);
    expect(rowCount, table).toBeGreaterThan(0);
  }
});

test('policies that were removed or widened manually are restored at the next start', async () => {
  await asOwner(
    database,
    `ALTER TABLE cases DISABLE ROW LEVEL SECURITY; DROP POLICY own_organization ON users;
     ALTER POLICY own_organization ON messages USING (true); CREATE POLICY wide ON settings USING (true)`,
  );
  const { url, ownerUrl, retentionUrl } = database;
  await bringUpToDate({ databaseUrl: url, databaseOwnerUrl: ownerUrl, databaseRetentionUrl: retentionUrl });
  for (const table of ['cases', 'users', 'messages', 'settings'])
    expect(
      await as(INSTALLATION, () => reached(`SELECT FROM ${table} WHERE organization_id = '${theirs}'`)),
      table,
    ).toBe(0);
});
