/** The product's own SQL runs on the oldest PostgreSQL that docs/operations.md names. A journey on Debian's shows the rest. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot, root } from '../scripts/lib/root.ts';

/** Words of SQL, with the version that brought them. `seed:large` runs on the embedded PostgreSQL only. */
const NEWER: Record<string, RegExp> = {
  'uuidv7() or uuidv4(), PostgreSQL 18: use newId()': /\buuidv[47]\(/i,
  'RETURNING old or new, PostgreSQL 18': /\bRETURNING (old|new)\./i,
  'JSON_TABLE, JSON_VALUE or JSON_EXISTS, PostgreSQL 17': /\bJSON_(TABLE|VALUE|EXISTS|SCALAR)\(/,
  'MERGE, whose RETURNING is PostgreSQL 17': /\bMERGE INTO\b/,
  'any_value or random_normal, PostgreSQL 16': /\b(any_value|random_normal|array_shuffle|array_sample)\(/i,
  'pg_stat_io, PostgreSQL 16': /\bpg_stat_io\b/i,
};

test('no statement needs a newer PostgreSQL than the oldest we support', () => {
  const files = globSync(['src/server/**/*.ts', 'scripts/lib/**/*.ts', 'prisma/*.ts', 'prisma/migrations/**/*.sql'], {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => !file.includes('generated'))
    .flatMap((file) => {
      const text = readFileSync(inRoot(file), 'utf8');
      return Object.entries(NEWER).flatMap(([what, pattern]) => (pattern.test(text) ? [`${file}: ${what}`] : []));
    });
  expect(found).toEqual([]);
});
