/** Which screen comes when. Pure: the engine and the answers decide, the address and the buttons only ask. */

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
