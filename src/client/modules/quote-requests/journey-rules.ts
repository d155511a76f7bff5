/** Which screen comes when. Pure: the engine and the answers decide, the address and the buttons only ask. */

import { questionsIn } from '#shared/lines/findings.ts';
import { validateStep } from '#shared/lines/rules.ts';
import { REVIEW_STEP } from '#shared/lines/short-form.ts';
import type { AnswersInput, Question, QuoteDefinition, RepeatGroupQuestion } from '#shared/lines/types.ts';
import { answerOf, isBlank, isRecord, isUnsure, visibleSteps } from '#shared/lines/visibility.ts';
import type { Issue } from '#shared/platform/errors.ts';

export const REVIEW = REVIEW_STEP;

/** The screen for a `wanted` one: itself, or the first incomplete step before it. */
export function reachableScreen(
  definition: QuoteDefinition,
  answers: AnswersInput,
  wanted: string,
  today: string,
): string {
  for (const { id } of visibleSteps(definition, answers)) {
    if (id === wanted || validateStep(definition, id, answers, today).length > 0) return id;
  }
  return REVIEW;
}

/** Where Continue leads. Visitors who have seen the review return to it, via any steps that a change has opened. */
export function screenAfter(
  definition: QuoteDefinition,
  answers: AnswersInput,
  current: string,
  { reviewed, today }: { reviewed: boolean; today: string },
): string {
  const steps = visibleSteps(definition, answers);
  const next = steps[steps.findIndex(({ id }) => id === current) + 1]?.id;
  return reachableScreen(definition, answers, (!reviewed && next) || REVIEW, today);
}

/** The previous step, `null` at the first one. */
export function screenBefore(definition: QuoteDefinition, answers: AnswersInput, current: string): string | null {
  const steps = visibleSteps(definition, answers);
  const index = current === REVIEW ? steps.length : steps.findIndex(({ id }) => id === current);
  return steps[index - 1]?.id ?? null;
}

/** A group's rows as shown: at least its minimum, so that nobody has to add the first one. */
export function rowsOf(group: RepeatGroupQuestion, value: unknown): AnswersInput[] {
  const rows = Array.isArray(value) ? value.map((row) => (isRecord(row) ? row : {})) : [];
  while (rows.length < group.min) rows.push({});
  return rows;
}

/** The answers including the visible rows, so that each of their empty fields gets an error. */
export function withShownRows(questions: readonly Question[], answers: AnswersInput): AnswersInput {
  const filled: Record<string, unknown> = { ...answers };
  for (const question of questions) {
    if (question.type !== 'repeatGroup' || isUnsure(answerOf(answers, question.id))) continue;
    const rows = rowsOf(question, answerOf(answers, question.id));
    if (rows.length > 0) filled[question.id] = rows;
  }
  return filled;
}

/** Whether anything was entered: an empty row does not count. */
export function hasAnswers(answers: AnswersInput): boolean {
  return Object.values(answers).some((value) =>
    Array.isArray(value) ? value.some((row) => !isRecord(row) || hasAnswers(row)) : !isBlank(value),
  );
}

/** Fewer optional questions are not worth a press. */
const FOLDED_MIN = 3;

/**
 * The questions of a row in two lists: those that have to be answered, with what follows from them, and the optional ones. A VIN is among
 * the first, since it answers others.
 */
export function foldOptional(questions: readonly Question[]): {
  first: readonly Question[];
  more: readonly Question[];
} {
  const folded = new Set<string>();
  for (const { id, showIf, ...question } of questions) {
    const follows = showIf ? questionsIn(showIf) : [];
    const optional = question.type !== 'info' && question.type !== 'vin' && !question.required;
    if (follows.some((other) => folded.has(other)) || (optional && follows.length === 0)) folded.add(id);
  }
  if (folded.size < FOLDED_MIN) return { first: questions, more: [] };
  return { first: questions.filter(({ id }) => !folded.has(id)), more: questions.filter(({ id }) => folded.has(id)) };
}

export function hasAnswersTo(questions: readonly Question[], values: AnswersInput): boolean {
  return questions.some(({ id }) => hasAnswers({ [id]: answerOf(values, id) }));
}

/** Whether one of the fields has an error: `vehicles.0.year`, `homes.0.address.street`. */
export function hasErrorAt(
  questions: readonly Question[],
  prefix: string,
  errorOf: (path: string) => string | undefined,
): boolean {
  return questions.some(({ id }) => ['', '.street', '.unit', '.city'].some((part) => errorOf(prefix + id + part)));
}

/** The step that asks for the field of an issue. */
function stepOfIssue(definition: QuoteDefinition, { path }: Issue): string | null {
  const [id] = path.split('.');
  return definition.steps.find(({ questions }) => questions.some((question) => question.id === id))?.id ?? null;
}

export interface SortedIssues {
  /** The first step with server errors, and those errors. */
  step: string | null;
  answers: Issue[];
  consents: Issue[];
  /** About the request as a whole. */
  other: Issue[];
}

/** The server's errors on a submit (`answers.vehicles.0.year`, `consents.share`), sorted by where they can be fixed. */
export function sortIssues(definition: QuoteDefinition, issues: readonly Issue[]): SortedIssues {
  const below = (part: string) =>
    issues
      .filter(({ path }) => path.startsWith(`${part}.`))
      .map(({ path, message }) => ({ path: path.slice(part.length + 1), message }));
  const ofAnswers = below('answers');
  const step = definition.steps.find(({ id }) => ofAnswers.some((issue) => stepOfIssue(definition, issue) === id));
  const answers = ofAnswers.filter((issue) => step && stepOfIssue(definition, issue) === step.id);
  const consents = below('consents');
  return { step: step?.id ?? null, answers, consents, other: step || consents.length > 0 ? [] : [...issues] };
}
