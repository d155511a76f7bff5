import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureHistory, pending } from './migrations/history.ts';
import { applyMigration } from './migrations/run.ts';
import { migrations, migrationsFolder } from './prisma-files.ts';
import { SetupError } from './steps.ts';

/** Held while migrations are applied, so that two processes may start at the same time. */
const MIGRATION_LOCK = 7_301_949;
const LOOK_AGAIN_MS = 200;
/** Another process may be migrating for a while. */
const TURN_MS = 600_000;

/**
 * Applies the pending migrations and returns their names. Everything runs on one connection, which also holds the lock: if a process is
 * killed, PostgreSQL finishes its statement before the next process can start.
 * Throws a SetupError that names the migration that failed, or that was edited after it had been applied.
 * @param only the names of those an earlier release had; all of them if undefined
 */
export async function migrate(
  databaseUrl: string,
  folder = migrationsFolder,
  only?: readonly string[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // When the connection breaks, the running query is rejected too.
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    throw new SetupError(`The database can’t be reached (${error.message}). Check DATABASE_URL.`);
  });
  try {
    const wanted = migrations(folder).filter(({ name }) => !only || only.includes(name));
    if ((await pending(client, wanted)).length === 0) return [];
    await takeTurn(client);
    await ensureHistory(client);
    // Another process may have applied them while we waited.
    const applied: string[] = [];
    for (const migration of await pending(client, wanted)) {
      await applyMigration(client, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Waits until no other process changes the database's tables, and keeps the others out until the connection ends.
 * Polls instead of blocking: a statement that blocks on the lock holds a snapshot, and a concurrent index build by the lock's holder would
 * wait for that snapshot to end.
 */
export async function takeTurn(client: pg.Client): Promise<void> {
  const deadline = performance.now() + TURN_MS;
  while (performance.now() < deadline) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [MIGRATION_LOCK]);
    if (rows[0]?.mine) return;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new SetupError(
    `Another process has been applying migrations for ${TURN_MS / 60_000} minutes. Wait until it has finished, then start again.`,
  );
}
