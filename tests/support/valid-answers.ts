/** Valid answers to any questionnaire, generated question by question as a visitor meets them. */
import type { GeneratorValue } from 'fast-check';
import fc from 'fast-check';
import { checkAnswer } from '#shared/lines/answer-rules.ts';
import { formOf } from '#shared/lines/short-form.ts';
import {
  type AnswerableQuestion,
  type CheckCondition,
  type Question,
  type QuestionSet,
  type QuoteDefinition,
  type RowQuestion,
  TELL_BROKER,
  UNKNOWN,
} from '#shared/lines/types.ts';
import { shiftDate } from '#shared/lines/validators.ts';
import { meets, visibleSteps } from '#shared/lines/visibility.ts';

type Values = Record<string, unknown>;
type Wish = Readonly<Record<string, unknown>>;

/** Likely values of a question, from which the valid ones are taken: limits, everyday values, and those that rules ask for. */
function candidates(question: RowQuestion, today: string): unknown[] {
  const year = Number(today.slice(0, 4));
  const days = [-365 * 90, -365 * 42, -365 * 17, -400, -30, 0, 20, 110, 400].map((days) => shiftDate(today, { days }));
  switch (question.type) {
    case 'bool':
      return [true, false];
    case 'choice':
      return question.options.map(({ value }) => value);
    case 'multi':
      return question.options.map(({ value }) => [value]).concat([question.options.filter(({ exclusive }) => !exclusive).map(({ value }) => value)]);
    case 'int':
    case 'percent':
    case 'money':
      return [question.min ?? 0, 0, 1, 2, 3, 5, 10, 60, 500, 12_000, 300_000, 50_000_000, question.max ?? 100];
    case 'year':
      return [1900, 1950, 1972, year - 42, year - 20, year - 10, year - 3, year - 1, year];
    case 'month':
      return days.map((day) => day.slice(0, 7));
    case 'date':
      return days;
    case 'email':
      return ['ava@example.com'];
    case 'phone':
      return ['403 555 0123'];
    case 'postalAB':
      return ['T2P 1J9', 'T5J 0N3'];
    case 'vin':
      return ['1HGCM82633A004352'];
    case 'address':
      return [{ street: '12 Elm Street', city: 'Red Deer' }];
    default:
      return ['Ava Stone', 'Something plain'];
  }
}

/** One valid answer; undefined where the visitor may leave it empty and does. */
function answerOne(g: GeneratorValue, question: AnswerableQuestion, scope: Values, today: string, wish: Wish): unknown {
  if (question.type === 'repeatGroup') {
    const count = g(fc.integer, { min: question.min, max: Math.min(question.max, question.min + 2) });
    return Array.from({ length: count }, () => answerList(g, question.questions, scope, today, wish));
  }
  const unsure = [question.allowUnknown ? [UNKNOWN] : [], question.allowTellBroker ? [TELL_BROKER] : []].flat();
  const all = [...candidates(question, today), ...(question.required ? [] : [undefined]), ...unsure];
  const valid = all.filter((value) => checkAnswer(question, value, { today, scope }).issues.length === 0);
  if (valid.length === 0) throw new Error(`No valid answer is known for ${question.id}`);
  const wanted = wish[question.id];
  const fitting = wanted === undefined ? [] : valid.filter((value) => JSON.stringify(value) === JSON.stringify(wanted) || (Array.isArray(value) && value.length === 1 && value[0] === wanted));
  return g(fc.constantFrom, ...(fitting.length > 0 ? fitting : valid));
}

function answerList(g: GeneratorValue, questions: readonly Question[], outer: Values, today: string, wish: Wish): Values {
  const answers: Values = {};
  for (const question of questions) {
    const scope = { ...outer, ...answers };
    if (question.type === 'info' || (question.showIf && !meets(question.showIf, scope))) continue;
    const value = answerOne(g, question, scope, today, wish);
    if (value !== undefined) answers[question.id] = value;
  }
  return answers;
}

/**
 * Answers every question of the set that is shown, each with a valid value.
 * @param wish values to prefer, by question
 */
export function answerEverything(
  g: GeneratorValue,
  definition: QuoteDefinition,
  set: QuestionSet,
  today: string,
  wish: Wish = {},
): Values {
  const answers: Values = {};
  for (const step of formOf(definition, set).steps) {
    if (step.showIf && !meets(step.showIf, answers)) continue;
    Object.assign(answers, answerList(g, step.questions, answers, today, wish));
  }
  return answers;
}

/** How many questions a visitor with these answers is asked. */
export function askedCount(definition: QuoteDefinition, set: QuestionSet, answers: Values): number {
  return visibleSteps(formOf(definition, set), answers).flatMap(({ questions }) => questions).length;
}

/** The values a condition asks for, by question: a first guess, good enough to look near it. */
export function wishesOf(condition: CheckCondition): Values {
  if ('all' in condition) return Object.assign({}, ...condition.all.map(wishesOf));
  if ('any' in condition) return condition.any[0] ? wishesOf(condition.any[0]) : {};
  if ('not' in condition || 'less' in condition || 'atLeast' in condition || 'answered' in condition) return {};
  return { [condition.question]: 'equals' in condition ? condition.equals : condition.oneOf[0] };
}
