import pg from 'pg';
import { createDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { databaseUrl } from './test-templates.ts';

/** An empty database with our tables. Answers its connection string. */
export async function freshDatabase(adminUrl: string, name: string): Promise<string> {
  await createDatabase(adminUrl, name);
  const url = databaseUrl(adminUrl, name);
  await migrate(url);
  return url;
}

export async function postgresVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  await client.end();
  return rows[0]?.server_version ?? '';
}
