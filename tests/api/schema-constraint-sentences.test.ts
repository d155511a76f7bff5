/** docs/constraints.md says what each constraint protects. A new one needs its sentence, and the sentence of a removed one must go. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { readSentences } from '../../scripts/lib/constraint-sentences.ts';
import { OURS } from '../support/catalogue.ts';
import { createTestDatabase } from '../support/database.ts';

/** Every CHECK, unique index and trigger as `table.name`. What a partition inherits from its table is not counted again. */
async function namesInDatabase(): Promise<string[]> {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT c.relname || '.' || found.name AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN (
         -- A unique constraint is found by its index, a NOT NULL and a foreign key need no sentence.
         SELECT conrelid AS of, conname AS name FROM pg_constraint WHERE contype NOT IN ('f', 'n', 'p', 'u', 't')
         UNION SELECT i.indrelid, x.relname FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid WHERE i.indisunique AND NOT i.indisprimary
         UNION SELECT tgrelid, tgname FROM pg_trigger WHERE NOT tgisinternal
       ) found ON found.of = c.oid
       WHERE ${OURS} ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
    await database.drop();
  }
}

test('every constraint, unique index and trigger has its sentence, and no sentence is about another', async () => {
  const inDatabase = await namesInDatabase();
  const inFile = Object.entries(readSentences()).flatMap(([table, sentences]) =>
    Object.keys(sentences).map((name) => `${table}.${name}`),
  );
  const todo = [
    ...inDatabase
      .filter((name) => !inFile.includes(name))
      .map((name) => `add a sentence for ${name} to prisma/constraints.yaml, then: npm run format`),
    ...inFile
      .filter((name) => !inDatabase.includes(name))
      .map((name) => `remove ${name} from prisma/constraints.yaml, the database has none, then: npm run format`),
  ];
  expect(todo).toEqual([]);
});

test('a mistake in the file is found with its line', () => {
  const text = 'cases:\n  cases_lost_check: a lost case has a reason\n  cases_version_check: true\n';
  expect(() => readSentences(text)).toThrow(
    /^prisma\/constraints\.yaml:2: cases\.cases_lost_check: must be one sentence.*\nprisma\/constraints\.yaml:3: cases\.cases_version_check: /,
  );
});
