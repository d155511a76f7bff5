import { expect, test } from 'vitest';
import { facts } from '#shared/content/generated/facts.ts';
import { lineWork } from '#shared/lines/generated/work.ts';

test('what every policy in Alberta has is proved by a dated fact', () => {
  const standards = Object.values(lineWork).flatMap(({ coverages }) =>
    coverages.flatMap(({ standard }) => (standard ? [standard.fact] : [])),
  );
  expect(standards.length).toBeGreaterThan(0);
  expect(standards.filter((fact) => !Object.hasOwn(facts, fact))).toEqual([]);
});
