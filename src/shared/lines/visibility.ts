/** Which questions are shown: the small condition language, evaluated over the answers so far. */
import type { AnswersInput, Comparison, Condition, Question, QuoteDefinition, Step } from './types.ts';
import { TELL_BROKER, UNKNOWN, type Unsure } from './types.ts';

export function isUnsure(value: unknown): value is Unsure {
  return value === UNKNOWN || value === TELL_BROKER;
}

/** Nothing was entered: absent, an empty or blank string, an empty list. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** What was entered at the path of an issue, such as `drivers.0.birthDate`. */
export function valueAt(answers: AnswersInput, path: string): unknown {
  let value: unknown = answers;
  for (const part of path.split('.'))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined;
  return value;
}

export function isGivenAt(answers: AnswersInput, path: string): boolean {
  return !isBlank(valueAt(answers, path));
}

/** Own keys only: an inherited property is never an answer. */
export function answerOf(answers: AnswersInput, id: string): unknown {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two answers are the same. Sensitive fields of a row are stored apart, so the order of its fields says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(answerOf(one, key), answerOf(other, key)));
}

function holds(value: unknown, wanted: string | number | boolean): boolean {
  return Array.isArray(value) ? value.includes(wanted) : value === wanted;
}

/** Whether a condition holds; a missing answer satisfies none but `answered: false` and `not`. */
export function meets(condition: Condition, answers: AnswersInput): boolean {
  if ('all' in condition) return condition.all.every((part) => meets(part, answers));
  if ('any' in condition) return condition.any.some((part) => meets(part, answers));
  if ('not' in condition) return !meets(condition.not, answers);
  return compares(condition, answers);
}

/** Whether one comparison holds. */
export function compares(condition: Comparison, answers: AnswersInput): boolean {
  const value = answerOf(answers, condition.question);
  if ('equals' in condition) return holds(value, condition.equals);
  if ('oneOf' in condition) return condition.oneOf.some((wanted) => holds(value, wanted));
  if ('answered' in condition) return condition.answered === !(isBlank(value) || isUnsure(value));
  const size = Array.isArray(value) ? value.length : value;
  return typeof size === 'number' && size >= condition.atLeast;
}

/**
 * The questions of a step or of one row of a repeat group that are shown. `outer` holds the surrounding answers
 * (earlier steps; for a row, the answers outside it). An answer to a hidden question does not count for later ones.
 */
export function visibleQuestions<Q extends Question>(
  holder: { readonly questions: readonly Q[] },
  answers: AnswersInput,
  outer: AnswersInput = {},
): Q[] {
  const scope: Record<string, unknown> = { ...outer };
  return holder.questions.filter((question) => {
    if (question.showIf && !meets(question.showIf, scope)) return false;
    scope[question.id] = answerOf(answers, question.id);
    return true;
  });
}

/** The steps that have something to show, each with its visible questions only. */
export function visibleSteps(definition: QuoteDefinition, answers: AnswersInput): Step[] {
  const scope: Record<string, unknown> = {};
  const steps: Step[] = [];
  for (const step of definition.steps) {
    if (step.showIf && !meets(step.showIf, scope)) continue;
    const questions = visibleQuestions(step, answers, scope);
    for (const { id } of questions) scope[id] = answerOf(answers, id);
    if (questions.length > 0) steps.push({ ...step, questions });
  }
  return steps;
}
