/** What must hold for any input: randomly generated, far from anything a person would write into a table. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersSchema } from './answers-schema.ts';
import { describeAnswers } from './describe.ts';
import { quoteDefinitions } from './questionnaires.ts';
import { validateAnswers, validateStep } from './rules.ts';
import { mergeAnswers, splitBySensitivity } from './sensitivity.ts';
import type { AnswerableQuestion, Question, QuoteDefinition } from './types.ts';
import { TELL_BROKER, UNKNOWN } from './types.ts';
import { visibleSteps } from './visibility.ts';

const today = '2026-11-21';
const words = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' });

/** Values that are likely, though not certain, to be valid answers. */
function likely(question: AnswerableQuestion): fc.Arbitrary<unknown> {
  switch (question.type) {
    case 'bool':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...question.options.map(({ value }) => value));
    case 'multi':
      return fc.subarray(question.options.map(({ value }) => value));
    case 'int':
    case 'percent':
    case 'money':
      return fc.integer({ min: 0, max: 2_000 });
    case 'year':
      return fc.integer({ min: 1840, max: 2030 });
    case 'month':
      return fc.constantFrom('2026-11', '2024-02', '2027-03', '2026-13');
    case 'date':
      return fc.constantFrom('2026-11-30', '1990-02-28', '2027-01-01', '2026-02-29');
    case 'email':
      return fc.constantFrom('ava@example.com', 'ava@');
    case 'phone':
      return fc.constantFrom('403 555 0123', 'no');
    case 'postalAB':
      return fc.constantFrom('t2p1j9', 'S9V 0A1', 'x');
    case 'vin':
      return fc.constantFrom('1HGCM82633A004352', '1hgcm82633a004353', '');
    case 'address':
      return fc.record({ street: words, city: words, unit: words }, { requiredKeys: [] });
    case 'repeatGroup':
      return fc.array(likelyAnswers(question.questions), { maxLength: 3 });
    default:
      return words;
  }
}

function likelyAnswers(questions: readonly Question[]): fc.Arbitrary<Record<string, unknown>> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const question of questions) {
    if (question.type === 'info') continue;
    fields[question.id] = fc.oneof(
      { weight: 12, arbitrary: likely(question) },
      { weight: 1, arbitrary: fc.constantFrom(UNKNOWN, TELL_BROKER, '', null) },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
  }
  return fc.record(fields, { requiredKeys: Object.keys(fields).filter((_, index) => index % 3 === 0) });
}

const anyDefinition = fc.constantFrom(...Object.values(quoteDefinitions));
const anyCase = anyDefinition.chain((definition) =>
  fc.tuple(
    fc.constant(definition),
    fc.oneof(
      { weight: 5, arbitrary: likelyAnswers(definition.steps.flatMap((step) => step.questions)) },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
  ),
);
const runs = { numRuns: 300 };

function visibleIds(definition: QuoteDefinition, answers: Record<string, unknown>): string[] {
  return visibleSteps(definition, answers).flatMap((step) => step.questions.map(({ id }) => id));
}

describe('for any JSON', () => {
  it('the engine answers, never throws, and returns the same for its own cleaned output', () => {
    fc.assert(
      fc.property(anyCase, ([definition, input]) => {
        const first = validateAnswers(definition, input, today);
        const second = validateAnswers(definition, first.answers, today);
        expect(second.answers).toEqual(first.answers);
        // Cleaned input stays clean: a second run finds only what is missing, nothing that is wrong.
        if (first.issues.length === 0) expect(second.issues).toEqual([]);
        for (const { path, message } of first.issues)
          expect([typeof path, message.length > 8]).toEqual(['string', true]);
        answersSchema.safeParse(input);
      }),
      runs,
    );
  });

  it('answers to hidden questions never survive', () => {
    fc.assert(
      fc.property(anyCase, ([definition, input]) => {
        const { answers } = validateAnswers(definition, input, today);
        const visible = visibleIds(definition, answers);
        for (const id of Object.keys(answers)) expect(visible).toContain(id);
      }),
      runs,
    );
  });

  it('the issues of the steps are the issues of the whole', () => {
    fc.assert(
      fc.property(anyCase, ([definition, input]) => {
        const { issues } = validateAnswers(definition, input, today);
        const bySteps = definition.steps.flatMap((step) => validateStep(definition, step.id, input, today));
        if (issues[0]?.path !== '') expect(bySteps).toEqual(issues);
      }),
      runs,
    );
  });

  it('clean answers survive JSON, and splitting and merging', () => {
    fc.assert(
      fc.property(anyCase, ([definition, input]) => {
        const { answers } = validateAnswers(definition, input, today);
        expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
        expect(answersSchema.safeParse(answers).success).toBe(true);
        const { open, sensitive } = splitBySensitivity(definition, answers);
        expect(mergeAnswers(open, sensitive)).toEqual(answers);
      }),
      runs,
    );
  });

  it('splitting and merging any JSON object returns it unchanged', () => {
    fc.assert(
      fc.property(anyDefinition, fc.dictionary(fc.string(), fc.jsonValue()), (definition, input) => {
        const { open, sensitive } = splitBySensitivity(definition, input);
        expect(mergeAnswers(open, sensitive)).toEqual(input);
      }),
      runs,
    );
  });

  it('it can be described, and without the sensitive part nothing of that is revealed', () => {
    fc.assert(
      fc.property(anyCase, ([definition, input]) => {
        if (typeof input !== 'object' || input === null || Array.isArray(input)) return;
        describeAnswers(definition, input as Record<string, unknown>, { includeSensitive: true });
        const { answers } = validateAnswers(definition, input, today);
        const { open } = splitBySensitivity(definition, answers);
        const shown = describeAnswers(definition, answers, { includeSensitive: false });
        expect(describeAnswers(definition, open, { includeSensitive: true })).toEqual(shown);
      }),
      runs,
    );
  });
});
