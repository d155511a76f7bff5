/** Settings, jobs and events are defined as values where they belong, and stored or matched by their names: no two may share one. */
import { expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

const files = sourceFiles('src').filter(({ path }) => !path.includes('.test.'));

test.each([
  ['settings', /\bdefineSetting\(\s*'([^']+)'/g],
  ['jobs', /\bdefine(?:Tracked)?Job(?:<[^(]*>)?\(\s*'([^']+)'/g],
  ['events', /\bdefineEvent(?:<[^(]*>)?\(\s*'([^']+)'/g],
] as const)('no two %s have the same name', (_, definition) => {
  const found = files.flatMap(({ path, text }) =>
    [...text.matchAll(definition)].map(([, name = '']) => ({ name, path })),
  );
  expect(found.length).toBeGreaterThan(1);
  const twice = [...Map.groupBy(found, ({ name }) => name)].filter(([, all]) => all.length > 1);
  expect(twice.map(([name, all]) => `${name}: ${all.map(({ path }) => path).join(', ')}`)).toEqual([]);
});
