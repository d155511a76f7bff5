import { describe, expect, test } from 'vitest';
import { asksForCoverage } from './coverages/asked.ts';
import { lineIds } from './ids.ts';
import { quoteDefinitions, versionsOf } from './questionnaires.ts';
import type { QuoteDefinition, Sensitivity } from './types.ts';
import { withheldQuestions } from './withheld.ts';

const base = { why: 'So you know.', required: false, sensitivity: 'S1' as Sensitivity };
const yes = (question: string) => ({ question, equals: true }) as const;

const definition: QuoteDefinition = {
  ...{ line: 'auto', version: 1, effectiveFrom: '2026-01-01', title: 'Test', intro: '' },
  ...{ documents: [], crossChecks: [], knockouts: [] },
  steps: [
    {
      ...{ id: 'one', title: 'One', minutes: 1 },
      questions: [
        { ...base, id: 'open', type: 'bool', label: 'Open' },
        { ...base, id: 'secret', type: 'bool', label: 'Secret', sensitivity: 'S3' },
        { ...base, id: 'onOpen', type: 'text', label: 'On open', sensitivity: 'S4', showIf: yes('open') },
        { ...base, id: 'onSecret', type: 'text', label: 'On secret', sensitivity: 'S3', showIf: yes('secret') },
        {
          ...{ ...base, id: 'notOpen', type: 'text', label: 'Not open', sensitivity: 'S3' },
          showIf: { all: [{ not: yes('open') }, { any: [yes('secret'), yes('open')] }] },
        },
        {
          ...{ ...base, id: 'rows', type: 'repeatGroup', label: 'Rows', itemLabel: 'Row', min: 0, max: 3 },
          questions: [
            { ...base, id: 'kind', type: 'text', label: 'Kind' },
            {
              ...base,
              id: 'vin',
              type: 'vin',
              label: 'VIN',
              sensitivity: 'S3',
              showIf: { question: 'kind', equals: 'car' },
            },
          ],
        },
        {
          ...{ ...base, id: 'claims', type: 'repeatGroup', label: 'Claims', itemLabel: 'Claim', min: 0, max: 3 },
          sensitivity: 'S3',
          questions: [{ ...base, id: 'cause', type: 'text', label: 'Cause' }],
        },
      ],
    },
  ],
} as QuoteDefinition;

const codes = (answers: Record<string, unknown>) =>
  withheldQuestions(definition, answers).map(({ code }) => code.replace('AB.auto.', ''));

test('it lists what the open answers call for, and what sensitive answers may', () => {
  expect(codes({ open: true })).toEqual(['secret', 'onOpen', 'onSecret', 'claims', 'claims.cause']);
  expect(codes({ open: false })).toEqual(['secret', 'onSecret', 'notOpen', 'claims', 'claims.cause']);
});

test('it lists a field of a row once, when one of the rows has it', () => {
  expect(codes({ rows: [{ kind: 'trailer' }] })).not.toContain('rows.vin');
  expect(codes({ rows: [{ kind: 'car' }, { kind: 'car' }] }).filter((code) => code === 'rows.vin')).toHaveLength(1);
});

test('what was answered to a sensitive question changes nothing', () => {
  const open = { open: true, rows: [{ kind: 'car' }] };
  expect(codes({ ...open, secret: true, onSecret: 'x', claims: [{ cause: 'x' }] })).toEqual(codes(open));
});

describe.each(lineIds)('%s', (line) => {
  test('says why for each question, and none of them is open', () => {
    for (const { label, why } of withheldQuestions(quoteDefinitions[line], {})) {
      expect(label).not.toBe('');
      expect(why).toMatch(/logged\.$/);
    }
  });

  test('asks for the coverage in one step, or never did', () => {
    const counts = versionsOf(line).map(({ steps }) => steps.filter(({ id }) => asksForCoverage(id)).length);
    expect(counts.at(-1)).toBe(line === 'general' ? 0 : 1);
    expect(Math.max(...counts)).toBeLessThan(2);
  });
});
