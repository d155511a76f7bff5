/** What holds for both sets of every questionnaire, and for the rules beside its questions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerEverything, askedCount, wishesOf } from '../../../tests/support/valid-answers.ts';
import { questionsOfCheck } from './check-questions.ts';
import { documentCategorySchema } from './document-categories.ts';
import { findDocuments, findDoubts, findKnockouts, questionsIn } from './findings.ts';
import { quoteDefinitions } from './questionnaires.ts';
import { validateAnswers } from './rules.ts';
import { formOf } from './short-form.ts';
import type { CheckCondition, Condition, QuoteDefinition } from './types.ts';

const today = '2026-11-26';
const TRIES = 400;
const all = Object.entries(quoteDefinitions);

/** Fields of rows are named without their group, as conditions name them. */
function idsOf(definition: QuoteDefinition): Set<string> {
  return new Set(
    definition.steps.flatMap(({ questions }) =>
      questions.flatMap((question) =>
        question.type === 'repeatGroup' ? [question.id, ...question.questions.map(({ id }) => id)] : [question.id],
      ),
    ),
  );
}

function named(condition: CheckCondition): string[] {
  if ('all' in condition) return condition.all.flatMap(named);
  if ('any' in condition) return condition.any.flatMap(named);
  if ('not' in condition) return named(condition.not);
  if (!('less' in condition)) return [condition.question];
  return condition.less.flatMap((measure) =>
    Object.entries(measure).flatMap(([kind, id]) => (kind === 'number' ? [] : [String(id)])),
  );
}

/** Whether some valid answers make it true, and others false. */
function bothWays(
  definition: QuoteDefinition,
  when: CheckCondition,
  fires: (answers: Record<string, unknown>) => boolean,
) {
  const seen = new Set<boolean>();
  for (const wish of [wishesOf(when), {}]) {
    if (seen.size === 2) break;
    fc.assert(
      fc.property(fc.gen(), (g) => {
        if (seen.size < 2) seen.add(fires(answerEverything(g, definition, 'full', today, wish)));
      }),
      { numRuns: TRIES, seed: 19 },
    );
  }
  return { fires: seen.has(true), satisfied: seen.has(false) };
}

describe.each(all)('%s', (_line, definition) => {
  it.each(['short', 'full'] as const)(
    'every path through the %s set can be sent, and keeps nothing that was not asked',
    (set) => {
      fc.assert(
        fc.property(fc.gen(), (g) => {
          const input = answerEverything(g, definition, set, today);
          const { answers, issues } = validateAnswers(definition, { ...input, notAQuestion: 1 }, today, set);
          expect(issues).toEqual([]);
          expect(answers).not.toHaveProperty('notAQuestion');
          // What is complete as a full request is complete as a short one.
          expect(validateAnswers(definition, input, today, 'short').issues).toEqual([]);
        }),
        { numRuns: 150 },
      );
    },
  );

  it('the short set has 8 to 12 questions on every path, and fewer than three minutes', () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const asked = askedCount(definition, 'short', answerEverything(g, definition, 'short', today));
        expect(asked).toBeGreaterThanOrEqual(8);
        expect(asked).toBeLessThanOrEqual(12);
      }),
      { numRuns: 200 },
    );
  });

  it('the short set depends on nothing outside it', () => {
    const short = formOf(definition, 'short').steps;
    const known = new Set(
      short.flatMap(({ questions }) =>
        questions.flatMap((question) =>
          question.type === 'repeatGroup' ? [question.id, ...question.questions.map(({ id }) => id)] : [question.id],
        ),
      ),
    );
    const conditions: Condition[] = short.flatMap((step) => [
      ...(step.showIf ? [step.showIf] : []),
      ...step.questions.flatMap((question) => [
        ...(question.showIf ? [question.showIf] : []),
        ...(question.type === 'repeatGroup'
          ? question.questions.flatMap(({ showIf }) => (showIf ? [showIf] : []))
          : []),
      ]),
    ]);
    expect(conditions.flatMap(questionsIn).filter((id) => !known.has(id))).toEqual([]);
    for (const { questions } of short)
      for (const question of questions)
        if (question.type === 'repeatGroup') expect(question.questions.length, question.id).toBeGreaterThan(0);
  });

  it('the short set raises no doubt about a question that it does not ask', () => {
    const form = formOf(definition, 'short');
    const known = idsOf(form);
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const answers = answerEverything(g, definition, 'short', today);
        for (const { id } of findDoubts(form, answers, today)) {
          const check = definition.crossChecks.find((one) => one.id === id);
          if (check) expect(questionsOfCheck(check).filter((asked) => !known.has(asked))).toEqual([]);
        }
      }),
      { numRuns: 100, seed: 19 },
    );
  });

  it('the rules beside the questions name only questions that exist, and are told apart by their ids', () => {
    const known = idsOf(definition);
    const { documents, crossChecks, knockouts } = definition;
    const conditions = [
      ...documents.flatMap(({ when }) => when ?? []),
      ...crossChecks.map(({ when }) => when),
      ...knockouts.map(({ when }) => when),
    ];
    const places = crossChecks.flatMap(({ at, each }) => [at, ...(each ? [each] : [])]);
    expect([...conditions.flatMap(named), ...places].filter((id) => !known.has(id))).toEqual([]);
    const ids = [...documents, ...crossChecks, ...knockouts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { category, why, title } of documents) {
      expect(documentCategorySchema.options).toContain(category);
      expect(why).toMatch(/\.$/);
      expect(title).not.toMatch(/\.$/);
    }
    for (const { turnTo } of knockouts) expect(turnTo.length).toBeGreaterThan(0);
  });

  if (definition.crossChecks.length > 0)
    it.each(definition.crossChecks)('the cross-check $id can fire and can be satisfied', ({ id, when }) => {
      const found = bothWays(definition, when, (answers) =>
        findDoubts(definition, answers, today).some((doubt) => doubt.id === id),
      );
      expect(found).toEqual({ fires: true, satisfied: true });
    });

  const conditional = definition.documents.filter(({ when }) => when);
  if (conditional.length > 0)
    it.each(conditional)('the paper $id is asked for by some answers and not by others', ({ id, when }) => {
      const found = bothWays(definition, when as Condition, (answers) =>
        findDocuments(definition, answers, { includeSensitive: true }).some((rule) => rule.id === id),
      );
      expect(found).toEqual({ fires: true, satisfied: true });
    });

  if (definition.knockouts.length > 0)
    it.each(definition.knockouts)('the knock-out $id can fire and can be satisfied', ({ id, when }) => {
      const found = bothWays(definition, when, (answers) =>
        findKnockouts(definition, answers).some((knockout) => knockout.id === id),
      );
      expect(found).toEqual({ fires: true, satisfied: true });
    });
});
