/** Loads tables in one transaction: an interrupted restore leaves the database as it was. */
import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { columnsOf, nameOf, type Table } from './catalogue.ts';
import type { Manifest } from './manifest.ts';

/**
 * Ways back to what was switched off: references are made again, and with that checked; triggers get the state they had, those of a
 * partitioned table before those of its partitions, which follow it.
 */
const REFERENCES = `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS off,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) AS on
  FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
  WHERE contype = 'f' AND conparentid = 0 AND n.nspname IN ('public', 'pgboss')`;
const TRIGGERS = `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS off,
    format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
      CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname) AS on
  FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE NOT tgisinternal AND tgenabled <> 'D' AND n.nspname IN ('public', 'pgboss')
  ORDER BY c.relispartition`;

export interface Loading {
  /** Begins a table; the one before has to be complete. */
  begin(table: Table): Promise<void>;
  write(part: Buffer): Promise<void>;
}

/** Empties the tables and lets `load` fill them; commits once references and triggers are as before. */
export async function inEmptyTables(
  ownerUrl: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
  load: (loading: Loading) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows: references } = await client.query<{ off: string; on: string }>(REFERENCES);
    const { rows: triggers } = await client.query<{ off: string; on: string }>(TRIGGERS);
    for (const { off } of [...references, ...triggers]) await client.query(off);
    await client.query(`TRUNCATE ${tables.map((table) => nameOf(client, table)).join(', ')}`);
    await loadTables(client, load);
    for (const { schema, name, value } of sequences)
      await client.query('SELECT setval($1::regclass, $2::bigint)', [nameOf(client, { schema, name }), value]);
    for (const { on } of [...triggers, ...references]) await client.query(on);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

async function loadTables(client: pg.Client, load: (loading: Loading) => Promise<void>): Promise<void> {
  let stream: ReturnType<typeof copyFrom> | undefined;
  let failure: Error | undefined;
  const finish = async () => {
    if (!stream) return;
    const ending = stream;
    stream = undefined;
    if (failure) throw failure;
    await new Promise<void>((resolve, reject) => {
      ending.once('error', reject).once('finish', resolve);
      ending.end();
    });
  };
  await load({
    async begin(table) {
      await finish();
      stream = client.query(copyFrom(`COPY ${nameOf(client, table)} (${columnsOf(client, table)}) FROM STDIN`));
      // A row is refused whenever PostgreSQL comes to it, also while nobody waits for the stream.
      stream.on('error', (error) => {
        failure = error;
      });
    },
    async write(part) {
      if (failure) throw failure;
      if (stream && !stream.write(part)) await once(stream, 'drain');
    },
  });
  await finish();
}
