/** Every refinement in the contract names its rule: zod can derive the rules of its built-in checks only. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { issueRules } from '#shared/platform/issue-rules.ts';
import { appRouter } from './root.ts';
import { partsOf } from './schema-parts.ts';

type Check = { _zod: { def: { check?: string; fn?: unknown; params?: { rule?: string }; error?: unknown } } };

function checksIn(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Check[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const own = (schema._zod.def.checks ?? []) as unknown as Check[];
  return [...own, ...partsOf(schema).flatMap((part) => checksIn(part, seen))];
}

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.core.$ZodType[] } }>,
);

test('every refinement of an input names its rule', () => {
  const seen = new Set<z.core.$ZodType>();
  const refinements = procedures.flatMap(([name, { _def }]) =>
    _def.inputs.flatMap((input) =>
      checksIn(input, seen)
        .filter(({ _zod: { def } }) => def.check === 'custom' && typeof def.fn === 'function')
        .map(({ _zod: { def } }) => ({ name, rule: def.params?.rule })),
    ),
  );
  expect(refinements.length).toBeGreaterThan(10);
  expect(refinements.filter(({ rule }) => !issueRules.includes(rule as never))).toEqual([]);
});

test('every issue that is added by hand names its rule', () => {
  const files = globSync('src/shared/**/*.ts').filter((file) => !/\.test\.ts$|shared\/content\//.test(file));
  const added = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/addIssue\(\{[^;]*/g)].map(([text]) => ({ file, text })),
  );
  expect(added.length).toBeGreaterThan(5);
  expect(added.filter(({ text }) => !text.includes('byRule('))).toEqual([]);
});
