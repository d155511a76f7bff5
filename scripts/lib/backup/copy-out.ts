/** Reads tables as COPY writes them, in the order of their rows on disk: what was loaded from it reads the same again. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { columnsOf, nameOf, type Table } from './catalogue.ts';

/** One entry of the archive: what is in memory at once. */
const PART_BYTES = 8 * 1024 * 1024;
/** Otherwise a scan may begin in the middle of a table, or in several places. */
const IN_ORDER = 'SET LOCAL synchronize_seqscans = off; SET LOCAL max_parallel_workers_per_gather = 0';
const NO_LIMITS = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL lock_timeout = '60s'`;

/** Runs `read` in one snapshot: everything it reads was true at the same moment. Writers wait for nothing. */
export async function inSnapshot<T>(ownerUrl: string, read: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query(`${NO_LIMITS}; ${IN_ORDER}`);
    const result = await read(client);
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

/** @returns how many rows it has, and the hash of their text */
export async function copyOut(
  client: pg.ClientBase,
  table: Table,
  each: (part: Buffer) => Promise<void> = async () => undefined,
): Promise<{ rows: number; sha256: string }> {
  const sql = `COPY (SELECT ${columnsOf(client, table)} FROM ${nameOf(client, table)}) TO STDOUT`;
  const stream = client.query(copyTo(sql));
  const hash = createHash('sha256');
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    if (bytes > 0) await each(Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await flush();
  }
  await flush();
  return { rows: stream.rowCount ?? 0, sha256: hash.digest('hex') };
}
