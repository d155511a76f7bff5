import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casePrioritySchema, caseStageSchema, caseStatusSchema } from '#shared/cases/vocabulary.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { caseSourceSchema, worklistBucketSchema, worklistSortSchema } from './filters.ts';
import { isNarrowed, parseQueueQuery, type QueueQuery, queueQueryString, queueViewSchema } from './query.ts';

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const someOf = <Value extends string>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 5 }).map((chosen) => chosen.toSorted());
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Words as a search box passes them on: trimmed, without characters that cannot be displayed. */
const words = fc
  .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, '').trim())
  .filter((text) => text.length > 0 && text.length <= 100);

const queries: fc.Arbitrary<QueueQuery> = fc.record(
  {
    list: fc.constant('unassigned' as const),
    view: oneOf(queueViewSchema.options.filter((view) => view !== 'table')),
    bucket: oneOf(worklistBucketSchema.options),
    q: words,
    sort: oneOf(worklistSortSchema.options.filter((sort) => sort !== 'due')),
    types: someOf(caseTypeSchema.options),
    statuses: someOf(caseStatusSchema.options),
    stages: someOf(caseStageSchema.options),
    priorities: someOf(casePrioritySchema.options),
    area: oneOf(['T', 'T5', 'T5J']),
    broker: fc.oneof(fc.constant('none' as const), fc.uuid()),
    source: oneOf(caseSourceSchema.options),
    offers: fc.constant('ending' as const),
    withdrawals: fc.constant('overdue' as const),
    from: day,
    to: day,
  },
  { requiredKeys: [] },
);

test('every query survives the round trip through the address, and is always spelled the same', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const text = queueQueryString(query);
      const { query: read, unknown } = parseQueueQuery(new URLSearchParams(text));
      expect(read).toEqual(query);
      expect(unknown).toEqual([]);
      expect(queueQueryString(read)).toBe(text);
    }),
  );
});

test('any address can be parsed without failing, and unknown parts are named', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { query } = parseQueueQuery(new URLSearchParams(text));
      expect(parseQueueQuery(new URLSearchParams(queueQueryString(query))).query).toEqual(query);
    }),
  );
  const { query, unknown } = parseQueueQuery(
    new URLSearchParams('group=soon&type=auto&type=boat&area=t5j&sort=due&from=yesterday&page=2'),
  );
  expect(query).toEqual({ types: ['auto'], area: 'T5J' });
  expect(unknown.toSorted()).toEqual(['from', 'group', 'page', 'type']);
});

test('sort order and view do not narrow a list', () => {
  expect(isNarrowed({ view: 'board', sort: 'created' })).toBe(false);
  expect(isNarrowed({ q: 'Morgan' })).toBe(true);
});
