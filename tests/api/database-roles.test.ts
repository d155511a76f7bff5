/** What each database role may do, tested against a real database: SQL that reaches it meets these safeguards. */
import { DatabaseError, Pool as PgPool, type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/platform/db/client.ts';
import { databaseRoles, roleLimits } from '#server/platform/db/roles.ts';
import { tableRights } from '../../prisma/table-rights.ts';
import { bringUpToDate } from '../../scripts/lib/bring-up-to-date.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const proofs = Object.keys(tableRights).filter((table) => !tableRights[table]?.app.includes('UPDATE'));
const removable = proofs.filter((table) => tableRights[table]?.retention.includes('DELETE'));
const untouchable = proofs.filter((table) => !removable.includes(table));

let database: TestDatabase;
const pools = {} as Record<'app' | 'owner' | 'retention' | 'administrator', Pool>;

beforeAll(async () => {
  database = await createTestDatabase();
  const urls = {
    databaseUrl: database.url,
    databaseOwnerUrl: database.ownerUrl,
    databaseRetentionUrl: database.retentionUrl,
  };
  await bringUpToDate(urls);
  const administrator = new URL(process.env.TEST_DATABASE_ADMIN_URL ?? '');
  administrator.pathname = new URL(database.url).pathname;
  pools.app = new PgPool({ connectionString: database.url, max: 1 });
  pools.owner = new PgPool({ connectionString: database.ownerUrl, max: 1 });
  pools.retention = new PgPool({ connectionString: database.retentionUrl, max: 1 });
  pools.administrator = new PgPool({ connectionString: administrator.href, max: 1 });
});
afterAll(async () => {
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
  await database.drop();
});

/** The SQLSTATE with which the statement is refused; null when it is not. */
async function refusal(pool: Pool, sql: string): Promise<string | null> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    return null;
  } catch (error) {
    return error instanceof DatabaseError ? `${error.code} ${error.message}` : String(error);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
const DENIED = /^42501 (permission denied|must be)/;
const APPEND_ONLY = /^42501 \w+ is append only$/;

function changesOf(table: string): string[] {
  return [`UPDATE ${table} SET ${columnOf[table] ?? 'at'} = DEFAULT`, `DELETE FROM ${table}`];
}
/** Any column will do: the privilege is checked before any row is read. */
const columnOf: Record<string, string> = {
  assignment_decisions: 'id',
  consent_details: 'seq',
  consent_texts: 'text',
  published_revisions: 'note',
};

describe('the privileges', () => {
  test('are defined for every table', async () => {
    const { rows } = await pools.owner.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND NOT relispartition
         AND relname <> '_prisma_migrations'`,
    );
    const names = rows.map(({ name }) => name);
    expect(
      names
        .filter((name) => !(name in tableRights))
        .map((name) => `${name}: add it to prisma/table-rights.ts, as work or as proof`),
    ).toEqual([]);
    expect(
      Object.keys(tableRights)
        .filter((name) => !names.includes(name))
        .map((name) => `${name}: no such table, take it out of prisma/table-rights.ts`),
    ).toEqual([]);
  });

  test('of application and retention are exactly as defined, and nothing is open to PUBLIC', async () => {
    const { rows } = await pools.owner.query<{ role: string; table: string; rights: string[] }>(
      `SELECT grantee AS role, table_name AS table, array_agg(privilege_type::text) AS rights
       FROM information_schema.role_table_grants WHERE table_schema = 'public' AND grantee <> $1 GROUP BY 1, 2`,
      [databaseRoles.owner],
    );
    const found = Object.fromEntries(rows.map(({ role, table, rights }) => [`${role} ${table}`, rights.toSorted()]));
    const decided = Object.entries(tableRights).flatMap(([table, rights]) =>
      (['app', 'retention'] as const).map((role) => [`${databaseRoles[role]} ${table}`, rights[role].toSorted()]),
    );
    // The list of migrations is no table of the product; servers read it.
    const list = { [`${databaseRoles.app} _prisma_migrations`]: ['SELECT'] };
    expect(found).toEqual({ ...list, ...Object.fromEntries(decided) });
  });

  test('that were granted or revoked manually are corrected at the next start', async () => {
    await pools.owner.query(
      `GRANT DELETE ON audit_entries TO ${databaseRoles.app}; REVOKE INSERT ON cases FROM ${databaseRoles.app}`,
    );
    const urls = {
      databaseUrl: database.url,
      databaseOwnerUrl: database.ownerUrl,
      databaseRetentionUrl: database.retentionUrl,
    };
    expect(await bringUpToDate(urls)).toEqual([]);
    const { rows } = await pools.app.query(
      `SELECT has_table_privilege('audit_entries', 'DELETE') AS given, has_table_privilege('cases', 'INSERT') AS taken`,
    );
    expect(rows).toEqual([{ given: false, taken: true }]);
  });
});

describe('the application', () => {
  test.each(proofs)('inserts into %s and reads it, and cannot update, delete or truncate it', async (table) => {
    expect(await refusal(pools.app, `SELECT FROM ${table}`)).toBe(null);
    for (const change of [...changesOf(table), `TRUNCATE ${table}`])
      expect(await refusal(pools.app, change)).toMatch(DENIED);
  });

  test.each([
    ['drop a table', 'DROP TABLE saved_views'],
    ['change a table', 'ALTER TABLE users ADD COLUMN extra text'],
    ['put the trigger aside', 'ALTER TABLE audit_entries DISABLE TRIGGER append_only'],
    ['put all triggers aside', 'SET session_replication_role = replica'],
    ['remove the trigger', 'DROP TRIGGER append_only ON audit_entries'],
    ['empty a table', 'TRUNCATE saved_views'],
    ['make a table', 'CREATE TABLE mine (word text)'],
    ['make a temporary table', 'CREATE TEMPORARY TABLE mine (word text)'],
    ['make a function', "CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS 'SELECT 1'"],
    ['make a temporary function', "CREATE FUNCTION pg_temp.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'"],
    ['make a schema', 'CREATE SCHEMA mine'],
    ['change the tables of the jobs', 'ALTER TABLE pgboss.job ADD COLUMN extra text'],
    ['read the passwords', 'SELECT rolpassword FROM pg_authid'],
    ['run a program', `COPY (SELECT 1) TO PROGRAM 'cat'`],
    ['read a file', `SELECT pg_read_file('/etc/passwd')`],
    ['become retention', `SET ROLE ${databaseRoles.retention}`],
    ['become the owner', `SET ROLE ${databaseRoles.owner}`],
    ['give itself a right', `GRANT DELETE ON audit_entries TO ${databaseRoles.app}`],
    ['make a role', 'CREATE ROLE mine'],
  ])('cannot %s', async (_what, sql) => {
    const words = await refusal(pools.app, sql);
    // A GRANT without the privilege for it is only a warning.
    if (words !== null) expect(words).toMatch(/^42501 /);
    else
      expect((await pools.app.query(`SELECT has_table_privilege('audit_entries', 'DELETE') AS may`)).rows).toEqual([
        { may: false },
      ]);
  });

  test('the switch of earlier releases grants nothing', async () => {
    const opened = `SELECT set_config('coverbridge.retention', 'on', true)`;
    expect(await refusal(pools.app, `${opened}; DELETE FROM audit_entries`)).toMatch(DENIED);
    expect(await refusal(pools.owner, `${opened}; DELETE FROM audit_entries`)).toMatch(APPEND_ONLY);
  });
});

describe('retention', () => {
  test.each(removable)('updates and deletes rows of %s, and cannot truncate it', async (table) => {
    expect(await refusal(pools.retention, `DELETE FROM ${table}`)).toBe(null);
    expect(await refusal(pools.retention, `TRUNCATE ${table}`)).toMatch(DENIED);
  });

  test.each(untouchable)('cannot update or delete a row of %s', async (table) => {
    for (const change of [...changesOf(table), `TRUNCATE ${table}`])
      expect(await refusal(pools.retention, change)).toMatch(DENIED);
  });

  test('nobody removes consents, their words, their chain, its signed heads and the keys of certificates', () => {
    expect(untouchable).toEqual([
      'consent_links',
      'consent_records',
      'consent_texts',
      'consent_keys',
      'ledger_heads',
      'published_revisions',
    ]);
  });
});

describe('an accidental statement', () => {
  test.each(proofs)('of the owner, or of the administrator of the cluster, does not change %s', async (table) => {
    for (const pool of [pools.owner, pools.administrator])
      for (const change of [...changesOf(table), `TRUNCATE ${table} CASCADE`])
        expect(await refusal(pool, change)).toMatch(APPEND_ONLY);
  });

  test.each(proofs)('as a replica, where other triggers do not fire, does not change %s either', async (table) => {
    for (const change of [...changesOf(table), `TRUNCATE ${table} CASCADE`])
      expect(await refusal(pools.owner, `SET LOCAL session_replication_role = replica; ${change}`)).toMatch(
        APPEND_ONLY,
      );
  });

  test('does not change a month created later either', async () => {
    await pools.owner.query(`SELECT make_months('2031-01-01', '2031-01-01')`);
    const { rows } = await pools.owner.query<{ table: string; fires: string }>(
      `SELECT tgrelid::regclass::text AS table, tgenabled::text AS fires FROM pg_trigger WHERE tgname = 'append_only'`,
    );
    expect(rows.map(({ table }) => table)).toContain('audit_entries_2031_01');
    expect(rows.filter(({ fires }) => fires !== 'A')).toEqual([]);
  });

  test('of retention itself is stopped by the trigger when it has too many privileges', async () => {
    const client = await pools.administrator.connect();
    try {
      await client.query(
        `BEGIN; GRANT UPDATE, DELETE, TRUNCATE ON consent_records, audit_entries TO ${databaseRoles.retention}`,
      );
      await client.query(`SET LOCAL ROLE ${databaseRoles.retention}`);
      for (const sql of ['DELETE FROM consent_records', 'TRUNCATE audit_entries']) {
        await client.query('SAVEPOINT before');
        await expect(client.query(sql)).rejects.toThrow('append only');
        await client.query('ROLLBACK TO before');
      }
      await client.query('DELETE FROM audit_entries');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

describe('the limits', () => {
  test.each(['owner', 'app', 'retention'] as const)(
    'apply automatically to anyone who signs in as %s',
    async (role) => {
      const client = await pools[role].connect();
      const { rows } = await client.query<{ name: string; setting: string }>(
        'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
        [Object.keys(roleLimits[role])],
      );
      client.release();
      expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual(roleLimits[role]);
    },
  );

  test('end a statement that takes longer', async () => {
    const name = new URL(database.url).pathname.slice(1);
    // Only in this database: the others in this cluster have their own tests.
    await pools.administrator.query(`ALTER ROLE ${databaseRoles.app} IN DATABASE ${name} SET statement_timeout = 200`);
    const fresh = new PgPool({ connectionString: database.url, max: 1 });
    await expect(fresh.query('SELECT pg_sleep(60)')).rejects.toThrow('statement timeout');
    await fresh.end();
    // The product sets its own limits, which take precedence.
    const { db, close } = connectDatabase(database.url, 1, 30);
    expect(await db.$queryRaw`SHOW statement_timeout`).toEqual([{ statement_timeout: '30s' }]);
    await close();
  });
});
