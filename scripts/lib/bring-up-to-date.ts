import pg from 'pg';
import { type DatabaseUrls, databaseRoles, loginOf } from '#server/platform/db/roles.ts';
import { missingRoles } from './ensure-roles.ts';
import { bringJobTables } from './job-tables.ts';
import { migrate, takeTurn } from './migrate.ts';
import { missingRights } from './missing-rights.ts';
import { missingWalls } from './missing-walls.ts';
import { SetupError } from './steps.ts';

/**
 * Everything a database needs before the server may use it: the migrations, the tables of the jobs, the roles, their rights and their rows. Answers
 * the names of the migrations that were applied. When nothing is to do, a handful of questions to the catalogue find that out.
 * Throws a SetupError as `migrate` does, and one with the SQL to run by hand when the owner may not do what is missing.
 */
export async function bringUpToDate(urls: DatabaseUrls): Promise<string[]> {
  if (loginOf(urls.databaseOwnerUrl) === databaseRoles.app)
    throw new SetupError(
      'DATABASE_URL signs in as the application, which may not change tables. Set DATABASE_OWNER_URL to the login that owns them.',
    );
  const applied = await migrate(urls.databaseOwnerUrl);
  const client = new pg.Client({ connectionString: urls.databaseOwnerUrl });
  await client.connect();
  try {
    await takeTurn(client);
    await bringJobTables(client);
    const wanted = (['app', 'retention'] as const).map((role) => {
      const login = loginOf(role === 'app' ? urls.databaseUrl : urls.databaseRetentionUrl);
      return login === databaseRoles[role] ? { role } : { role, login };
    });
    await carryOut(client, await missingRoles(client, wanted));
    await carryOut(client, await missingRights(client));
    // Also where nothing ran for months; while the server runs, retention makes them.
    await client.query(MAKE_MONTHS);
    await carryOut(client, await missingWalls(client));
  } finally {
    await client.end();
  }
  return applied;
}

/** The one before for what was written around midnight, and three ahead. */
const MAKE_MONTHS = `SELECT make_months((now() - interval '1 month')::date, (now() + interval '3 months')::date)`;

async function carryOut(client: pg.Client, statements: string[]): Promise<void> {
  if (statements.length === 0) return;
  try {
    await client.query(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
  } catch (error) {
    // 42501: not allowed.
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new SetupError(
      `The owner of the database may not set up its roles (${(error as Error).message}).\n` +
        `Run this as its administrator, then start again (docs/operations.md, The three roles):\n${statements.map((statement) => `  ${statement};`).join('\n')}`,
    );
  }
}
