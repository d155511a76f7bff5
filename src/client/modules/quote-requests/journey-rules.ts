/** Which screen comes when. Pure: the engine and the answers decide, the address and the buttons only ask. */

import { validateStep } from '#shared/lines/rules.ts';
import type { AnswersInput, Question, QuoteDefinition, RepeatGroupQuestion } from '#shared/lines/types.ts';
import { answerOf, isBlank, isRecord, isUnsure, visibleSteps } from '#shared/lines/visibility.ts';
import type { Issue } from '#shared/platform/errors.ts';

/** The screen after the last step. No step of a definition is called so. */
export const REVIEW = 'review';

/** The screen that is shown when `wanted` is asked for: itself, or the first step before it that is not complete. */
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

/** Where Continue leads. Whoever has seen the review goes back to it, by way of the steps a change has opened. */
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

/** The step before, `null` at the first one. */
export function screenBefore(definition: QuoteDefinition, answers: AnswersInput, current: string): string | null {
  const steps = visibleSteps(definition, answers);
  const index = current === REVIEW ? steps.length : steps.findIndex(({ id }) => id === current);
  return steps[index - 1]?.id ?? null;
}

/** The rows of a group as they are shown: at least as many as it needs, so that nobody has to add the first one. */
export function rowsOf(group: RepeatGroupQuestion, value: unknown): AnswersInput[] {
  const rows = Array.isArray(value) ? value.map((row) => (isRecord(row) ? row : {})) : [];
  while (rows.length < group.min) rows.push({});
  return rows;
}

/** The answers with the rows that are on the screen, so that their empty fields are named one by one. */
export function withShownRows(questions: readonly Question[], answers: AnswersInput): AnswersInput {
  const filled: Record<string, unknown> = { ...answers };
  for (const question of questions) {
    if (question.type !== 'repeatGroup' || isUnsure(answerOf(answers, question.id))) continue;
    const rows = rowsOf(question, answerOf(answers, question.id));
    if (rows.length > 0) filled[question.id] = rows;
  }
  return filled;
}

/** Whether anything was entered at all: an empty row is nothing. */
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
  /** The first step the server found something in, with what it found there. */
  step: string | null;
  answers: Issue[];
  consents: Issue[];
  /** About the request as a whole. */
  other: Issue[];
}

/** What the server said about a submit (`answers.vehicles.0.year`, `consents.share`), sorted to where it can be mended. */
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
