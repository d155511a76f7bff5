import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl, templates } from '../../scripts/lib/test-templates.ts';

export interface TestDatabase {
  url: string;
  /** Ends every connection and removes the database. */
  drop(): Promise<void>;
}

/**
 * A database of its own with the migrations applied, made in some 30 ms by copying a template.
 * `from: 'demo'` has the demo accounts in it, `from: 'empty'` nobody.
 */
export async function createTestDatabase({
  from = 'empty',
}: {
  from?: keyof typeof templates;
} = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${templates[from]}`);
  return {
    url: databaseUrl(adminUrl(), name),
    drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_ADMIN_URL;
  if (!url)
    throw new Error(
      'TEST_DATABASE_ADMIN_URL is missing: the global set-up (tests/support/global-setup.ts) did not run.',
    );
  return url;
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
