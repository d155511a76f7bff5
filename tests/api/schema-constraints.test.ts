/**
 * The database itself refuses invalid rows: every CHECK, foreign key and unique index of the catalogue is violated here in SQL, one at a
 * time, in a copy of a valid row. A constraint without an attempt fails its test, so a new one comes with its attempt.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bound } from '#server/modules/data-classes/erasing.ts';
import { allTables } from '#server/modules/data-classes/tables.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { OURS } from '../support/catalogue.ts';
import { closedLists, enumerations } from '../support/closed-lists.ts';
import { caseBreaks, caseReferences } from '../support/constraint-breaks-cases.ts';
import { integrationBreaks, integrationReferences } from '../support/constraint-breaks-integrations.ts';
import { peopleBreaks, peopleReferences } from '../support/constraint-breaks-people.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { people, type Values } from '../support/schema-row.ts';
import { tableRows } from '../support/schema-rows.ts';

const NOBODY = '018f0000-0000-7000-8000-999999999999';
const breaks = { ...peopleBreaks, ...caseBreaks, ...integrationBreaks };
const references: Record<string, Values> = { ...peopleReferences, ...caseReferences, ...integrationReferences };

let database: TestDatabase;
let client: pg.Client;

type Constraint = { name: string; table: string; columns: string[]; definition: string };

async function constraints(type: 'c' | 'f'): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `SELECT k.conname AS name, c.relname AS table, pg_get_constraintdef(k.oid) AS definition,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY(k.conkey)) AS columns
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = $1 AND k.conparentid = 0 AND ${OURS} ORDER BY 1`,
    [type],
  );
  return rows;
}

/** Unique indexes other than primary keys, full and partial. */
async function uniqueIndexes(): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `SELECT i.indexrelid::regclass::text AS name, c.relname AS table, pg_get_indexdef(i.indexrelid) AS definition,
       (SELECT array_agg(a.attname::text) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY(i.indkey)) AS columns
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE i.indisunique AND NOT i.indisprimary AND ${OURS}
       -- One that holds the primary key is there for foreign keys, and never the first to refuse.
       AND NOT EXISTS (SELECT FROM pg_index p WHERE p.indrelid = i.indrelid AND p.indisprimary AND p.indkey::int2[] <@ i.indkey::int2[])
     ORDER BY 1`,
  );
  return rows;
}

async function write(table: string, row: Values): Promise<void> {
  const columns = Object.keys(row).map(pg.escapeIdentifier).join(', ');
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(row)],
  );
}

/** The columns of a table that can be written: the database generates the others. */
const writable: Record<string, string> = {};

/**
 * Inserts a copy of the valid row with other values in some columns, and rolls back. A case was moved behind the second one by its document.
 * @returns the constraint or trigger that refused it
 */
async function attempt(table: string, values: Values): Promise<string | null> {
  await client.query('SAVEPOINT attempt');
  try {
    await client.query(
      `INSERT INTO ${table} (${writable[table]}) SELECT ${writable[table]} FROM (SELECT t FROM ${table} t ORDER BY to_jsonb(t) ->> 'serial', t.ctid LIMIT 1) AS one (valid),
       jsonb_populate_record(valid, $1::jsonb)`,
      [JSON.stringify(values)],
    );
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    return null;
  } catch (error) {
    const { constraint, where = '' } = error as pg.DatabaseError;
    // A trigger that fires before the constraint is checked.
    const refusedBy = constraint ?? /^PL\/pgSQL function (\w+)\(\)/.exec(where)?.[1];
    if (!refusedBy) throw error;
    await client.query('ROLLBACK TO SAVEPOINT attempt');
    return wholeOf(refusedBy);
  } finally {
    await client.query('ROLLBACK TO SAVEPOINT attempt');
  }
}

/** The index of the table, given that of a partition. */
async function wholeOf(name: string): Promise<string> {
  const { rows } = await client.query<{ whole: string | null }>(
    'SELECT pg_partition_root(to_regclass(quote_ident($1)))::text AS whole',
    [name],
  );
  return rows[0]?.whole ?? name;
}

/** The values a copy of the row needs to coexist with it. @throws for a table without a valid row */
function secondOf(table: string): Values | null {
  const rows = tableRows[table];
  if (!rows) throw new Error(`Give ${table} a valid row in tests/support/schema-rows.ts.`);
  return rows.second;
}

/** The column stored as typed, by its key in lower case. */
const twinOf: Record<string, string> = { email_key: 'email', username_key: 'username' };

/** Columns that must be written together with another one. */
const companions: Record<string, Values> = {
  'broker_profiles.licence_verified_name': { licence_verified_at: '2026-11-02T16:00:00Z' },
  'documents.deleted_by_name': { deleted_at: '2026-11-02T16:00:00Z' },
  'legal_holds.released_by_name': { released_at: '2026-11-03T16:00:00Z' },
  'security_events.outcome': { failed: true },
};

/** Of an index over an expression: a row that is the same to it. */
const duplicates: Record<string, Values> = {
  organizations_one_brokerage_key: { id: NOBODY, kind: 'brokerage', name: 'EXAMPLE firm' },
};

const without = (values: Values, columns: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([column]) => !columns.includes(column)));

/** For each column of a CHECK that only limits lengths, one value that is too long. */
function tooLong({ table, definition }: Constraint): Values[] {
  return [...definition.matchAll(/length\((\w+)\) <= (\d+)/g)].map(([, column = '', limit]) => ({
    [column]: 'a'.repeat(Number(limit) + 1),
    ...companions[`${table}.${column}`],
  }));
}

const quoted = (definition: string) =>
  [...definition.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word).filter((word) => !/^[/^]/.test(word));

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows: columns } = await client.query<{ table: string; names: string }>(
    `SELECT table_name AS table, string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
     WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY 1`,
  );
  for (const { table, names } of columns) writable[table] = names;
  await client.query('BEGIN');
  for (const [table, { rows }] of Object.entries(tableRows)) for (const row of rows) await write(table, row);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every table has a valid row here, and a second one can coexist with it', async () => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p') AND ${OURS}`,
  );
  expect(Object.keys(tableRows).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  for (const table of Object.keys(tableRows)) {
    const second = secondOf(table);
    if (second) expect({ table, refusedBy: await attempt(table, second) }).toEqual({ table, refusedBy: null });
  }
});

test('every constraint is validated for existing rows', async () => {
  const { rows } = await client.query(`SELECT conname FROM pg_constraint WHERE NOT convalidated`);
  expect(rows).toEqual([]);
});

describe('a CHECK', () => {
  test('refuses every attempt to violate it, and none lacks an attempt', async () => {
    const found = await constraints('c');
    const untried: string[] = [];
    const wrong: unknown[] = [];
    for (const constraint of found) {
      const { name, table } = constraint;
      const [column = ''] = constraint.columns;
      const isList = definitionIsArray(constraint);
      const list = closedLists[name]
        ? [{ [column]: isList ? ['no-such-word'] : 'no-such-word', ...companions[`${table}.${column}`] }]
        : [];
      const attempts =
        breaks[name] ?? (list.length > 0 ? list : name.endsWith('_texts_check') ? tooLong(constraint) : []);
      if (attempts.length === 0) untried.push(name);
      for (const values of attempts) {
        const refusedBy = await attempt(table, values);
        if (refusedBy !== name) wrong.push({ name, columns: Object.keys(values), refusedBy });
      }
    }
    expect(wrong).toEqual([]);
    expect(untried, 'Add what they refuse to tests/support/constraint-breaks-*.ts').toEqual([]);
    expect(
      Object.keys(breaks).filter((name) => !found.some((each) => each.name === name)),
      'No such CHECK',
    ).toEqual([]);
  });

  test('over a closed list has the words of its list in src/shared', async () => {
    const found = await constraints('c');
    for (const [name, words] of Object.entries(closedLists)) {
      const definition = found.find((constraint) => constraint.name === name)?.definition ?? '';
      expect({ name, words: quoted(definition).toSorted() }).toEqual({ name, words: [...words].toSorted() });
    }
    const listed = found.filter(({ definition }) =>
      /(?<!typeof\(\S+\)) (= ANY|<@) \(?\(?ARRAY\['[^']*'::text/.test(definition),
    );
    expect(listed.map(({ name }) => name).filter((name) => !closedLists[name])).toEqual([]);
  });
});

function definitionIsArray({ definition }: Constraint): boolean {
  return definition.includes('<@');
}

test('a type of the database has the words of its list in src/shared', async () => {
  const { rows } = await client.query<{ name: string; words: string[] }>(
    `SELECT t.typname AS name, array_agg(e.enumlabel::text ORDER BY e.enumlabel) AS words
     FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid WHERE t.typnamespace = current_schema()::regnamespace GROUP BY 1 ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(enumerations).toSorted());
  for (const { name, words } of rows) {
    const list = enumerations[name];
    if (list) expect({ name, words: words.toSorted() }).toEqual({ name, words: [...list].toSorted() });
  }
});

test('a unique index refuses a duplicate row', async () => {
  for (const { name, table, columns } of await uniqueIndexes()) {
    const twins = (columns ?? []).flatMap((column) => twinOf[column] ?? []);
    const same = duplicates[name] ?? without(secondOf(table) ?? {}, [...columns, ...twins]);
    expect({ name, refusedBy: await attempt(table, same) }).toEqual({ name, refusedBy: name });
  }
});

describe('a foreign key', () => {
  test('refuses a row that refers to nothing', async () => {
    for (const { name, table, columns } of await constraints('f')) {
      const [column = ''] = columns;
      const values = { ...secondOf(table), [column]: NOBODY, ...references[name] };
      const refusedBy = await attempt(table, values);
      // What belongs to a case takes its organization from the case first.
      if (column !== 'case_id' || refusedBy !== 'take_organization')
        expect({ name, refusedBy }).toEqual({ name, refusedBy: name });
    }
  });

  test('allows no deletion of a referenced row: rows are erased by commands, never by a deletion elsewhere', async () => {
    const found = await constraints('f');
    const loose = found.filter(({ definition }) => !definition.includes('ON DELETE RESTRICT')).map(({ name }) => name);
    // How often a key was used goes with it, and so does whose an event is, and what was sent to a webhook. A device listens as long as its
    // session is known, and what is on its way to it goes with it. Two others are parts of one row, maintained by triggers; a draft is a
    // shell once its case exists; its keys open nothing without it.
    expect(loose).toEqual([
      'api_key_days_key_id_fkey',
      'broker_loads_broker_id_fkey',
      'case_states_case_id_fkey',
      'cases_draft_id_fkey',
      'integration_event_recipients_event_id_fkey',
      'push_messages_subscription_id_fkey',
      'push_subscriptions_session_id_fkey',
      'quote_draft_keys_draft_id_fkey',
      'webhook_attempts_delivery_id_fkey',
      'webhook_deliveries_endpoint_id_fkey',
    ]);
  });
});

test('what an erasure writes is a valid row', async () => {
  const refused: unknown[] = [];
  for (const { table, erased, marked } of allTables) {
    if (!erased) continue;
    const erasing = { occasion: 'account', ids: [people.client], at: new Date() } as const;
    const set = Object.entries({ ...erased, ...marked }).map(
      ([column, becomes = '']) => Prisma.sql`${Prisma.raw(pg.escapeIdentifier(column))} = ${bound(becomes, erasing)}`,
    );
    const over = Prisma.raw(table === 'cases' ? `status = 'withdrawn', closed_at = now(),` : '');
    const { text, values } = Prisma.sql`UPDATE ${Prisma.raw(table)} SET ${over} ${Prisma.join(set)}`;
    await client.query('SAVEPOINT attempt');
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    // Only an erasure gets past the triggers that protect evidence.
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await client.query(text, values).catch(({ constraint, message }) => refused.push({ table, constraint, message }));
    await client.query('ROLLBACK TO SAVEPOINT attempt');
  }
  expect(refused).toEqual([]);
});
