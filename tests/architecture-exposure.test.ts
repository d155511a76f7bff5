/** What the REST API has of the contract: `support/access-table.ts` says it for every procedure. */
import { expect, test } from 'vitest';
import { appRouter } from '#server/app/trpc/root.ts';
import { exposures, reasons, withoutAddress } from './support/access-table.ts';

const procedures = new Set(Object.keys(appRouter._def.procedures));
const said = [...exposures()];

test('every procedure has a REST address or a reason why it has none', () => {
  const silent = said.filter(([, exposure]) => exposure.length === 0).map(([name]) => name);
  expect(silent, 'Give these `meta.openapi`, or a reason in tests/support/access-table.ts').toEqual([]);
});

test('no procedure has both, or two reasons', () => {
  const twice = said.filter(([, exposure]) => exposure.length > 1).map(([name]) => name);
  expect(twice, 'Take these out of tests/support/access-table.ts').toEqual([]);
});

test('no reason names a procedure that is gone, and no reason is left without one', () => {
  const named = Object.values(withoutAddress).flat();
  expect(named.filter((name) => !procedures.has(name))).toEqual([]);
  const unused = Object.entries(withoutAddress).filter(([, names]) => names.length === 0);
  expect(unused.map(([reason]) => reason)).toEqual([]);
});

test('every reason is a sentence', () => {
  for (const sentence of Object.values(reasons)) expect(sentence).toMatch(/^[A-Z].{20,}\.$/);
});
