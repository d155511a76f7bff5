/** The short set of a questionnaire: what a broker needs to call back usefully, in under three minutes. */
import { questionsIn } from './findings.ts';
import type { AnswersInput, ChoiceQuestion, Question, QuestionSet, QuoteDefinition, Step } from './types.ts';
import { answerOf, isBlank, visibleSteps } from './visibility.ts';

/** The screen after the last step. No step of a definition has this id. */
export const REVIEW_STEP = 'review';

function shortQuestions(questions: readonly Question[]): Question[] {
  return questions.flatMap((question): Question[] => {
    if (question.type === 'info' || !question.short) return [];
    if (question.type !== 'repeatGroup') return [question];
    return [{ ...question, questions: question.questions.filter((field) => field.type !== 'info' && field.short) }];
  });
}

/**
 * What most people need, in minutes: ten seconds for a question, six for a field of a row. Estimates; the administrator's overview compares
 * them with what is measured.
 */
const QUESTION = 1 / 6;
const FIELD = 0.1;

export function minutesOf(questions: readonly Question[]): number {
  return questions.reduce(
    (sum, question) => sum + (question.type === 'repeatGroup' ? question.questions.length * FIELD : QUESTION),
    0,
  );
}

/** One screen for the whole step where people think of it as one thing, otherwise one for each question. */
function screensOf(step: Step): Step[] {
  const questions = shortQuestions(step.questions);
  if (questions.length === 0) return [];
  const screen = (id: string, asked: Question[]) => ({
    ...step,
    id,
    part: step.id,
    minutes: minutesOf(asked),
    questions: asked,
  });
  if (step.together || questions.length === 1) return [screen(step.id, questions)];
  return questions.map((question) => screen(`${step.id}-${question.id}`, [question]));
}

/**
 * The questionnaire as it is asked: with `short`, only the questions of the short set, one thought on each screen. Its screens are steps
 * like any others, so whatever shows or checks a step works for both.
 */
export function formOf(definition: QuoteDefinition, set: QuestionSet): QuoteDefinition {
  return set === 'full' ? definition : { ...definition, steps: definition.steps.flatMap(screensOf) };
}

/** The steps' questions that decide which steps follow, such as the kind or the industry. */
function decidingQuestion(form: QuoteDefinition, answers: AnswersInput): ChoiceQuestion | undefined {
  const named = new Set(form.steps.flatMap(({ showIf }) => (showIf ? questionsIn(showIf) : [])));
  const asked = visibleSteps(form, answers).flatMap(({ questions }) => questions);
  return asked.find(
    (question): question is ChoiceQuestion =>
      question.type === 'choice' && named.has(question.id) && isBlank(answerOf(answers, question.id)),
  );
}

/** The answers with each way that is open from here. */
function waysFrom(form: QuoteDefinition, answers: AnswersInput): AnswersInput[] {
  const deciding = decidingQuestion(form, answers);
  return deciding
    ? deciding.options.flatMap(({ value }) => waysFrom(form, { ...answers, [deciding.id]: value }))
    : [answers];
}

/** How many parts a form has; the longest way while the answers leave it open, so that the number doesn’t grow. */
export function partsFor(form: QuoteDefinition, answers: AnswersInput): number {
  const parts = (given: AnswersInput) => new Set(visibleSteps(form, given).map(({ id, part }) => part ?? id)).size;
  return Math.max(...waysFrom(form, answers).map(parts));
}

/** How long a set takes most people from here, in whole minutes; the longest way while the answers leave it open. */
export function minutesFor(definition: QuoteDefinition, set: QuestionSet, answers: AnswersInput = {}): number {
  const form = formOf(definition, set);
  const minutes = (given: AnswersInput) => visibleSteps(form, given).reduce((sum, step) => sum + step.minutes, 0);
  return Math.max(1, Math.ceil(Math.max(...waysFrom(form, answers).map(minutes))));
}

/** The screen of a form that asks for a step: the first one made from it; null when the form does not ask for it. */
export function screenOf(steps: readonly Step[], stepId: string): string | null {
  return steps.find(({ id, part }) => id === stepId || part === stepId)?.id ?? null;
}
