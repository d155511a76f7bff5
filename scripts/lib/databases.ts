import pg from 'pg';
import type { DatabaseUrls } from '#server/platform/db/roles.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { databaseUrls } from './cluster-roles.ts';
import { createDatabase } from './embedded-database.ts';

/** Creates an empty database with our tables. Returns the connection string of each role. */
export async function freshDatabase(adminUrl: string, name: string): Promise<DatabaseUrls> {
  await createDatabase(adminUrl, name);
  const urls = databaseUrls(adminUrl, name);
  await bringUpToDate(urls);
  return urls;
}

export async function postgresVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  await client.end();
  return rows[0]?.server_version ?? '';
}
