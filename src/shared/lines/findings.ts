/** What the answers call for: papers to have ready, doubts worth a second look, and requests that partners cannot place. */
import { placesApart, placesElsewhere } from './place-findings.ts';
import { isSensitive } from './sensitivity.ts';
import type {
  AnswersInput,
  CheckCondition,
  Condition,
  CrossCheck,
  DocumentRule,
  Knockout,
  Measure,
  QuoteDefinition,
} from './types.ts';
import { isIsoDate, isIsoMonth } from './validators.ts';
import { answerOf, compares, isRecord, meets, visibleSteps } from './visibility.ts';

/** A cross-check that fired. */
export interface Doubt {
  id: string;
  /** The screen that asks it, and the field on it, as in the issues: `drivers.0.studentAway`. */
  stepId: string;
  path: string;
  message: string;
}

/** Full years between a date, month or year and today; null for anything else. */
function yearsSince(value: unknown, today: string): number | null {
  if (typeof value === 'number') return Number(today.slice(0, 4)) - value;
  if (typeof value !== 'string' || !(isIsoDate(value) || isIsoMonth(value))) return null;
  const years = Number(today.slice(0, 4)) - Number(value.slice(0, 4));
  return today.slice(5, value.length) < value.slice(5) ? years - 1 : years;
}

function measured(measure: Measure, answers: AnswersInput, today: string): number | null {
  if ('number' in measure) return measure.number;
  if ('rows' in measure) {
    const rows = answerOf(answers, measure.rows);
    return rows === undefined ? 0 : Array.isArray(rows) ? rows.length : null;
  }
  if ('yearsSince' in measure) return yearsSince(answerOf(answers, measure.yearsSince), today);
  const value = answerOf(answers, measure.answer);
  return typeof value === 'number' ? value : null;
}

/** Whether a cross-check's condition holds. A comparison with an unknown number never does, in either direction. */
export function holds(condition: CheckCondition, answers: AnswersInput, today: string): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, answers, today));
  if ('any' in condition) return condition.any.some((part) => holds(part, answers, today));
  if ('not' in condition) return !holds(condition.not, answers, today);
  if (!('less' in condition)) return compares(condition, answers);
  const [lower, higher] = condition.less.map((measure) => measured(measure, answers, today));
  return typeof lower === 'number' && typeof higher === 'number' && lower < higher;
}

/** Only answers to questions that are shown. */
function shownAnswers(definition: QuoteDefinition, answers: AnswersInput) {
  const steps = visibleSteps(definition, answers);
  const ids = new Map(steps.flatMap(({ id, questions }) => questions.map((question) => [question.id, id] as const)));
  const questions = steps.flatMap((step) => step.questions);
  return { stepOf: ids, questions, shown: Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id))) };
}

/** The cross-checks that fire, each at the question it names, in the order of the definition; then places that don't fit together. */
export function findDoubts(definition: QuoteDefinition, answers: AnswersInput, today: string): Doubt[] {
  const { stepOf, questions, shown } = shownAnswers(definition, answers);
  const places = placesApart(questions, shown).map(({ id, message }) => {
    return { id: `${id}-apart`, stepId: stepOf.get(id) ?? '', path: id, message };
  });
  const doubts = (check: CrossCheck): Doubt[] => {
    const { id, at, each, when, message } = check;
    const stepId = stepOf.get(each ?? at);
    if (!stepId) return [];
    if (!each) return holds(when, shown, today) ? [{ id, stepId, path: at, message }] : [];
    const rows = answerOf(shown, each);
    return (Array.isArray(rows) ? rows : []).flatMap((row, index) =>
      isRecord(row) && holds(when, { ...shown, ...row }, today)
        ? [{ id, stepId, path: `${each}.${index}.${at}`, message }]
        : [],
    );
  };
  return [...definition.crossChecks.flatMap(doubts), ...places];
}

/** What partners cannot place, given these answers: what the definition names, and a postal code beyond Alberta. */
export function findKnockouts(definition: QuoteDefinition, answers: AnswersInput): Knockout[] {
  const { questions, shown } = shownAnswers(definition, answers);
  return [...placesElsewhere(questions, shown), ...definition.knockouts.filter(({ when }) => meets(when, shown))];
}

/** The questions a condition names. */
export function questionsIn(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(questionsIn);
  if ('any' in condition) return condition.any.flatMap(questionsIn);
  return 'not' in condition ? questionsIn(condition.not) : [condition.question];
}

/**
 * The papers to have ready. Without `includeSensitive`, rules that depend on a sensitive answer are left out: that a paper is asked for
 * would reveal the answer.
 */
export function findDocuments(
  definition: QuoteDefinition,
  answers: AnswersInput,
  { includeSensitive }: { includeSensitive: boolean },
): DocumentRule[] {
  const { shown } = shownAnswers(definition, answers);
  const sensitive = new Set(
    definition.steps.flatMap(({ questions }) =>
      questions.flatMap((question) =>
        question.type !== 'info' && isSensitive(question.sensitivity) ? [question.id] : [],
      ),
    ),
  );
  return definition.documents.filter(({ when }) => {
    if (!when) return true;
    if (!includeSensitive && questionsIn(when).some((id) => sensitive.has(id))) return false;
    return meets(when, shown);
  });
}
