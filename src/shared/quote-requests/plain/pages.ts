/** The short set as pages for browsers without a script: a part of the questionnaire on each, then the review. */
import { questionsIn } from '#shared/lines/findings.ts';
import { validateStep } from '#shared/lines/rules.ts';
import { formOf, REVIEW_STEP, screenOf } from '#shared/lines/short-form.ts';
import type { AnswersInput, Question, QuoteDefinition, Step } from '#shared/lines/types.ts';
import { answerOf, isBlank, visibleQuestions, visibleSteps } from '#shared/lines/visibility.ts';
import type { Issue } from '#shared/platform/errors.ts';

/** The page after the last part. No part has this id. */
export const REVIEW = 'review';

/** What one page asks. */
export interface Part {
  id: string;
  title: string;
  questions: readonly Question[];
}

function grouped(steps: readonly Step[]): Part[] {
  const parts = Map.groupBy(steps, ({ id, part }) => part ?? id);
  return [...parts].map(([id, screens]) => ({
    id,
    title: screens[0]?.title ?? '',
    questions: screens.flatMap(({ questions }) => questions),
  }));
}

/** Every part, with the questions that are hidden now. */
export function allParts(definition: QuoteDefinition): Part[] {
  return grouped(formOf(definition, 'short').steps);
}

/** The parts that have something to ask, each with its visible questions. */
export function visibleParts(definition: QuoteDefinition, answers: AnswersInput): Part[] {
  return grouped(visibleSteps(formOf(definition, 'short'), answers));
}

/** A question that depends on another of its page waits for that answer: nothing on the page reacts while it is filled in. */
export function askedNow({ questions }: Part, answers: AnswersInput): Question[] {
  const open = new Set<string>();
  return questions.filter(({ id, showIf }) => {
    if (showIf && questionsIn(showIf).some((other) => open.has(other))) return false;
    if (isBlank(answerOf(answers, id))) open.add(id);
    return true;
  });
}

/** The paths of the questions that a page shows, row by row. */
export function pathsOn(questions: readonly Question[], answers: AnswersInput): string[] {
  return questions.flatMap((question) => {
    if (question.type === 'info') return [];
    if (question.type !== 'repeatGroup') return [question.id];
    const given = answerOf(answers, question.id);
    const rows: AnswersInput[] = Array.isArray(given) ? given : [];
    const padded = [...rows, ...Array.from({ length: Math.max(0, question.min - rows.length) }, () => ({}))];
    const ofRows = padded.flatMap((row, index) =>
      visibleQuestions(question, row, answers).flatMap(({ id, type }) =>
        type === 'info' ? [] : [`${question.id}.${index}.${id}`],
      ),
    );
    return [question.id, ...ofRows];
  });
}

/** What is wrong on a page, in the order of its questions. */
export function issuesOn(definition: QuoteDefinition, partId: string, answers: AnswersInput, today: string): Issue[] {
  const form = formOf(definition, 'short');
  return form.steps
    .filter(({ id, part }) => (part ?? id) === partId)
    .flatMap(({ id }) => validateStep(form, id, answers, today));
}

/** The question an issue is about: of `address.street` the address, of `vehicles.0.year` the field of the row. */
function questionOf({ path }: Issue, shown: ReadonlySet<string>): string {
  const [id = '', row, field] = path.split('.');
  return row !== undefined && /^\d+$/.test(row) && field ? `${id}.${row}.${field}` : shown.has(path) ? path : id;
}

/** The issues that the visitor could have avoided, and the questions that an answer on this page has opened. */
export function sortIssues(issues: readonly Issue[], shown: ReadonlySet<string>): { wrong: Issue[]; opened: string[] } {
  const isShown = (issue: Issue) => shown.has(questionOf(issue, shown));
  const opened = issues.filter((issue) => !isShown(issue)).map((issue) => questionOf(issue, shown));
  return { wrong: issues.filter(isShown), opened: [...new Set(opened)] };
}

/** The page for a wanted one: itself, or the first before it that is incomplete. */
export function reachablePage(
  definition: QuoteDefinition,
  answers: AnswersInput,
  wanted: string,
  today: string,
): string {
  const parts = visibleParts(definition, answers);
  const first = parts.find(({ id }) => id === wanted || issuesOn(definition, id, answers, today).length > 0);
  return first?.id ?? REVIEW;
}

/** The first of the wizard’s screens that ask what a page asks: by them, both forms are counted. */
export function screenOn(definition: QuoteDefinition, page: string): string {
  return screenOf(formOf(definition, 'short').steps, page) ?? REVIEW_STEP;
}

/** The parts around one, which may itself have been hidden by its own answers. */
export function neighbours(definition: QuoteDefinition, answers: AnswersInput, current: string) {
  const order = allParts(definition).map(({ id }) => id);
  const visible = visibleParts(definition, answers).map(({ id }) => id);
  const at = current === REVIEW ? order.length : order.indexOf(current);
  return {
    before: visible.findLast((id) => order.indexOf(id) < at) ?? null,
    after: visible.find((id) => order.indexOf(id) > at) ?? REVIEW,
  };
}
