/** Every column of the database has a class: read from the catalogue, because a column can be added manually. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ModelName, TableClass } from '#server/modules/data-classes/classes.ts';
import { subjectOf } from '#server/modules/data-classes/subjects.ts';
import { allTables, tables } from '#server/modules/data-classes/tables.ts';
import { rulesOf } from '#shared/data-classes/data-map.ts';
import { retentionRuleNames } from '#shared/data-classes/retention-rules.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const HOME = 'src/server/modules/data-classes (docs/decisions/0046)';
let database: TestDatabase;
let columns: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
      AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = format('%I.%I', table_schema, table_name)::regclass)
    ORDER BY 1`);
  columns = rows.map(({ name }) => name);
  await client.end();
});
afterAll(() => database.drop());

function classified({ table, kept = {}, erased = {}, marked = {}, row = [], derived = [], by }: TableClass): string[] {
  const names = [...Object.values(kept).flat(), ...Object.keys(erased), ...Object.keys(marked), ...row, ...derived];
  return [...names, ...(by?.columns ?? [])].map((name) => `${table}.${name}`);
}

test('every column has a class', () => {
  const known = new Set(allTables.flatMap(classified));
  const forgotten = columns.filter((name) => !known.has(name));
  expect(
    forgotten.map((name) => `${name}: say in ${HOME} whether it is kept, and why, erased, or goes with its row`),
  ).toEqual([]);
});

test('no class is of a column that does not exist', () => {
  const gone = allTables.flatMap(classified).filter((name) => !columns.includes(name));
  expect(gone.map((name) => `${name}: there is no such column anymore. Take it out of ${HOME}`)).toEqual([]);
});

test('no column has two classes, and no table two entries', () => {
  const names = allTables.flatMap(classified);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const tables = allTables.map(({ table }) => table);
  expect(tables.filter((name, index) => tables.indexOf(name) !== index)).toEqual([]);
});

test('every table that is erased says how its rows are found, and vice versa', () => {
  const changes = ({ erased, row, by }: TableClass) => Boolean(erased || row || by);
  const found = ({ leads, by }: TableClass) => Object.keys(leads).length > 0 || by !== undefined;
  expect(allTables.filter((table) => changes(table) !== found(table)).map(({ table }) => table)).toEqual([]);
});

test('every table has an end or a reason to grow, and every retention rule is the end of some table', () => {
  const undecided = allTables.filter(({ life }) => !('rules' in life) && !('hourly' in life) && !('grows' in life));
  expect(undecided.map(({ table }) => `${table}: say in ${HOME} when its rows go, or why it may grow`)).toEqual([]);
  const ruled = new Set(allTables.flatMap(({ life }) => ('rules' in life ? life.rules : [])));
  expect(retentionRuleNames.filter((rule) => !ruled.has(rule))).toEqual([]);
});

test('what ends a table is what the data map says of its subject', () => {
  const wrong = Object.entries(tables).flatMap(([model, { table, life }]: [string, TableClass]) => {
    const subject = subjectOf[model as ModelName];
    if (subject === 'own' || !('rules' in life)) return [];
    const unsaid = life.rules.filter((rule) => !rulesOf(subject).includes(rule));
    return unsaid.map(
      (rule) => `${table}: name the rule ${rule} in "${subject}" of src/shared/data-classes/data-map.ts`,
    );
  });
  expect(wrong).toEqual([]);
});
