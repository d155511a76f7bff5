import pg from 'pg';

/** Whether the database has any request. Asked by SQL: every start asks, and loading the product’s modules for it takes seconds. */
export async function hasRequests({ databaseOwnerUrl }: { databaseOwnerUrl: string }): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseOwnerUrl });
  await client.connect();
  try {
    return (await client.query('SELECT FROM cases LIMIT 1')).rowCount === 1;
  } finally {
    await client.end();
  }
}
