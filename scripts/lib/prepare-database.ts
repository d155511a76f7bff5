import { waitForDatabase } from '#server/database-start.ts';
import type { Env } from '#server/env.ts';
import { ensureDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import type { Shutdown } from './shutdown.ts';
import { step } from './steps.ts';

/**
 * Starts the embedded PostgreSQL unless DATABASE_URL names a server, applies the migrations and, outside production, seeds the demo once.
 * Afterwards `env.databaseUrl` is a connection string.
 * Answers a question for `/healthz`: whether the embedded PostgreSQL is gone for good.
 */
export async function prepareDatabase(env: Env, shutdown: Shutdown): Promise<() => string | null> {
  let lost: () => string | null = () => null;
  if (env.databaseUrl === 'embedded') {
    await step('PostgreSQL', async () => {
      const database = await ensureDatabase({ dataDir: env.dataDir });
      shutdown.add(database.stop);
      lost = database.lost;
      env.databaseUrl = database.url;
      return database.how;
    });
  } else {
    await step('PostgreSQL', () => waitForDatabase(env.databaseUrl, env.databaseWaitSeconds, console.log));
  }
  await step('Migrations', async () => {
    const applied = await migrate(env.databaseUrl);
    return applied.length ? `applied ${applied.length}` : 'up to date';
  });
  if (env.production) return lost;
  await step('Demo people', async () => {
    const { seedDemo } = await import('../../prisma/seed/demo.ts');
    await seedDemo(env.databaseUrl);
  });
  return lost;
}
