import pg from 'pg';
import { type DatabaseUrls, databaseRoles, loginOf } from '#server/platform/db/roles.ts';
import { missingRoles } from './ensure-roles.ts';
import { bringJobTables } from './job-tables.ts';
import { migrate, takeTurn } from './migrate.ts';
import { missingRights } from './missing-rights.ts';
import { missingWalls } from './missing-walls.ts';
import { SetupError } from './steps.ts';

/**
 * Everything a database needs before the server may use it: migrations, job tables, roles, their privileges and their rows. Returns the
 * names of the migrations it applied. When nothing needs doing, a handful of catalogue queries establish that.
 * Throws a SetupError as `migrate` does, and one with the SQL to run manually when the owner lacks the privilege.
 */
export async function bringUpToDate(urls: DatabaseUrls): Promise<string[]> {
  if (loginOf(urls.databaseOwnerUrl) === databaseRoles.app)
    throw new SetupError(
      'DATABASE_URL signs in as the application, which isn’t allowed to change tables. Set DATABASE_OWNER_URL to the login that owns them.',
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
    // Needed where nothing has run for months; while the server runs, retention creates them.
    await client.query(MAKE_MONTHS);
    await carryOut(client, await missingWalls(client));
  } finally {
    await client.end();
  }
  return applied;
}

/** The previous one for rows written around midnight, and three ahead. */
const MAKE_MONTHS = `SELECT make_months((now() - interval '1 month')::date, (now() + interval '3 months')::date)`;

async function carryOut(client: pg.Client, statements: string[]): Promise<void> {
  if (statements.length === 0) return;
  try {
    await client.query(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
  } catch (error) {
    // 42501: insufficient privilege.
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new SetupError(
      `The owner of the database isn’t allowed to set up its roles (${(error as Error).message}).\n` +
        `Run this as its administrator, then start again (docs/operations.md, The three roles):\n${statements.map((statement) => `  ${statement};`).join('\n')}`,
    );
  }
}
