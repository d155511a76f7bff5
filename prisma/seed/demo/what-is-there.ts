import pg from 'pg';
import { people } from '../people.ts';

type Database = { databaseOwnerUrl: string };

/** Asked by SQL: every start asks, and loading the product’s modules for it takes seconds. */
async function ask(text: string, values: unknown[], { databaseOwnerUrl }: Database): Promise<number> {
  const client = new pg.Client({ connectionString: databaseOwnerUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Whether the database has any request. */
export async function hasRequests(database: Database): Promise<boolean> {
  return (await ask('SELECT FROM cases LIMIT 1', [], database)) === 1;
}

/** Whether the demo’s people are in the database. */
export async function hasDemoPeople(database: Database): Promise<boolean> {
  const names = people.map(({ username }) => username);
  return (await ask('SELECT FROM users WHERE username_key = ANY ($1)', [names], database)) === people.length;
}
