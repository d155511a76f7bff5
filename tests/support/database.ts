import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseRoles } from '#server/platform/db/roles.ts';
import { databaseUrls } from '../../scripts/lib/cluster-roles.ts';
import { templates } from '../../scripts/lib/test-templates.ts';

export interface TestDatabase {
  /** The login of the application. */
  url: string;
  /** For what only the owner may do: changing tables. */
  ownerUrl: string;
  retentionUrl: string;
  /** Closes every connection and drops the database. */
  drop(): Promise<void>;
}

/**
 * A separate database with the migrations applied, created in about 30 ms by copying a template.
 * `from: 'demo'` contains the demo accounts, `from: 'empty'` none, and `from: 'nothing'` has no tables either.
 */
export async function createTestDatabase({
  from = 'empty',
}: {
  from?: keyof typeof templates | 'nothing';
} = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = from === 'nothing' ? 'template0' : templates[from];
  await administer(`CREATE DATABASE ${name} OWNER ${databaseRoles.owner} TEMPLATE ${template}`);
  const urls = databaseUrls(adminUrl(), name);
  return {
    url: urls.databaseUrl,
    ownerUrl: urls.databaseOwnerUrl,
    retentionUrl: urls.databaseRetentionUrl,
    drop: () => dropDatabase(name),
  };
}

/** The login of the cluster's administrator, for what spans more than one database. */
export function adminUrl(): string {
  const url = process.env.TEST_DATABASE_ADMIN_URL;
  if (!url)
    throw new Error(
      'TEST_DATABASE_ADMIN_URL is missing: the global set-up (tests/support/global-setup.ts) did not run.',
    );
  return url;
}

/** How often to look, 10 ms apart, whether the last connection is closed. */
const LOOKS = 50;

/**
 * A pool that has ended may still be closing its connections, which nobody listens to anymore: cut off, they would end the process with
 * an uncaught error. Connections that a test left open are cut off.
 */
async function dropDatabase(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    const open = async () =>
      (await client.query('SELECT FROM pg_stat_activity WHERE datname = $1 LIMIT 1', [name])).rowCount ?? 0;
    for (let looks = 0; looks < LOOKS && (await open()) > 0; looks += 1) await sleep(10);
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

function administer(sql: string): Promise<void> {
  return run(adminUrl(), sql);
}

async function run(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Runs a statement as the owner of the tables, who may change them. */
export function asOwner({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>, sql: string): Promise<void> {
  return run(ownerUrl, sql);
}

/** Sets every trigger that keeps a table append-only. */
const guards = (state: string) => `DO $$ DECLARE guarded regclass; BEGIN
  FOR guarded IN SELECT tgrelid::regclass FROM pg_trigger WHERE tgname = 'append_only' LOOP
    EXECUTE format('ALTER TABLE %s ${state} TRIGGER append_only', guarded);
  END LOOP; END $$`;

/**
 * What an attacker with the owner's password can do, and only deliberately: for these statements, the triggers that refuse every change are
 * disabled by name, and the others by the session's replication role.
 */
export function tamperAsOwner(database: Pick<TestDatabase, 'ownerUrl'>, ...statements: string[]): Promise<void> {
  const replica = 'SET session_replication_role = replica';
  return asOwner(database, [guards('DISABLE'), replica, ...statements, guards('ENABLE ALWAYS')].join(';\n'));
}
