import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { roleLimits } from '#server/platform/db/roles.ts';
import type { Migration } from '../prisma-files.ts';
import { SetupError } from '../steps.ts';
import { withoutBrokenIndex } from './broken-index.ts';
import { progressOf, recordFinished, recordProgress } from './history.ts';
import { inPartitions } from './partitioned-index.ts';
import { kindOf, lineAt, statementsOf, type Walk, walkOf } from './script.ts';

/** Statements that block others have the owner's limits: a migration stuck behind a long report would take the whole product down. */
export const { lock_timeout: LOCK_MS, statement_timeout: STATEMENT_MS } = roleLimits.owner;
/** A concurrent statement waits for older transactions, then works; it blocks nobody. */
const CONCURRENT_LOCK_MS = 600_000;
const CONCURRENT_MS = 6 * 3_600_000;
/** A statement that could not get its lock is retried: the holder may have finished. */
const ATTEMPTS = 3;
const PAUSE_MS = 1_000;
/** Lock not available, deadlock: nothing was changed. */
const RETRIED = ['55P03', '40P01'];

/**
 * Applies one migration and records it. After an interruption at any point, the next call resumes: a schema change is one transaction with
 * its record, a concurrent statement may run twice, and a batch commits its progress.
 * Throws a SetupError with the migration's name.
 */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await appliers[kindOf(migration.sql)](client, migration);
  } catch (error) {
    throw explain(migration, error);
  }
}

const appliers = { schema: applySchema, concurrent: applyConcurrent, data: applyData };

async function applySchema(client: pg.Client, migration: Migration): Promise<void> {
  await patiently(() =>
    transaction(client, async () => {
      // Sent as a whole and without parameters, so PostgreSQL itself splits the statements.
      await client.query(migration.sql);
      await recordFinished(client, migration);
    }),
  );
}

async function applyConcurrent(client: pg.Client, migration: Migration): Promise<void> {
  for (const { node, text } of await statementsOf(migration.sql)) {
    for (const part of await inPartitions(client, node, text)) {
      const [statement] = await statementsOf(part);
      const waits = part === text || part.includes(' CONCURRENTLY ');
      await (waits ? limit(client, CONCURRENT_LOCK_MS, CONCURRENT_MS) : limit(client, LOCK_MS, STATEMENT_MS));
      await patiently(() => withoutBrokenIndex(client, statement?.node ?? node, () => client.query(part)));
    }
  }
  await recordFinished(client, migration);
}

async function applyData(client: pg.Client, migration: Migration): Promise<void> {
  const statements = (await statementsOf(migration.sql)).map(({ text }) => text);
  const walk = walkOf(migration.sql);
  await assertWalkable(client, walk);
  // On an empty table, nothing below would detect a statement that cannot run.
  for (const text of statements) await client.query(`EXPLAIN ${text}`, [null, null]);
  let progress = await progressOf(client, migration);
  for (;;) {
    const batch = await patiently(() =>
      transaction(client, async () => {
        const next = await nextBatch(client, walk, progress.after);
        if (!next) return undefined;
        for (const text of statements) await client.query(text, [next.first, next.last]);
        const done = { after: next.last, rows: progress.rows + next.rows };
        await recordProgress(client, migration, done);
        return done;
      }),
    );
    if (!batch) return recordFinished(client, migration);
    progress = batch;
  }
}

/** Without an index each batch would scan the whole table. Rows without a key would be missed, and equal keys all come in one batch. */
async function assertWalkable(client: pg.Client, { table, key }: Walk): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
     WHERE i.indrelid = to_regclass($1) AND a.attname = $2 AND a.attnotnull
       AND i.indisunique AND i.indisvalid AND i.indpred IS NULL AND i.indnkeyatts = 1`,
    [pg.escapeIdentifier(table), key],
  );
  if (!rowCount) throw new SetupError(`${table} has no unique index on ${key} alone that holds every row.`);
}

/** The first and the last key of the next batch, as text; undefined at the end. */
async function nextBatch(client: pg.Client, { table, key, rows }: Walk, after: string | null) {
  const [column, from] = [pg.escapeIdentifier(key), pg.escapeIdentifier(table)];
  const { rows: found } = await client.query<{ first: string | null; last: string; rows: number }>(
    `WITH batch AS (SELECT ${column} AS key FROM ${from} ${after === null ? '' : `WHERE ${column} > $1`} ORDER BY 1 LIMIT ${rows})
     SELECT (SELECT key FROM batch ORDER BY 1 LIMIT 1)::text AS first, (SELECT key FROM batch ORDER BY 1 DESC LIMIT 1)::text AS last,
       (SELECT count(*)::int FROM batch) AS rows`,
    after === null ? [] : [after],
  );
  const batch = found[0];
  return batch?.first == null ? undefined : { ...batch, first: batch.first };
}

async function transaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await limit(client, LOCK_MS, STATEMENT_MS);
  await client.query('BEGIN');
  try {
    const answer = await work();
    await client.query('COMMIT');
    return answer;
  } catch (error) {
    // A broken connection has already rolled back.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function limit(client: pg.Client, lockMs: number, statementMs: number): Promise<void> {
  await client.query(`SET lock_timeout = ${lockMs}; SET statement_timeout = ${statementMs}`);
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.includes((error as { code?: string }).code ?? '')) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function explain({ name, sql }: Migration, error: unknown): Error {
  const { code, message, position } = error as { code?: string; message: string; position?: string };
  const kind = /^-- kind: *(\w+)/.exec(sql)?.[1] ?? 'schema';
  const left =
    kind === 'schema' ? 'Nothing was changed.' : 'Its progress is kept, and the next start continues from there.';
  if (code === '55P03') {
    return new SetupError(
      `The migration ${name} did not get its lock in ${ATTEMPTS} attempts: something else is using the same table, and waiting longer would bring the product to a halt. ${left} Look for long transactions in pg_stat_activity, then start again.`,
    );
  }
  // For the other kinds PostgreSQL saw a single statement, and counts from its start.
  const line = kind === 'schema' && position ? ` on line ${lineAt(sql, Number(position) - 1)}` : '';
  return new SetupError(
    `The migration ${name} failed${line}:\n${message}\n${left} Fix prisma/migrations, then start again.`,
  );
}
