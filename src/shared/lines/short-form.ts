/** The short set of a questionnaire: what a broker needs to call back usefully, in under three minutes. */
import type { Question, QuestionSet, QuoteDefinition, Step } from './types.ts';

/** The screen after the last step. No step of a definition has this id. */
export const REVIEW_STEP = 'review';

function shortQuestions(questions: readonly Question[]): Question[] {
  return questions.flatMap((question): Question[] => {
    if (question.type === 'info' || !question.short) return [];
    if (question.type !== 'repeatGroup') return [question];
    return [{ ...question, questions: question.questions.filter((field) => field.type !== 'info' && field.short) }];
  });
}

/** What a question takes most people, in minutes. Rows of a group have several. */
const MINUTES = 0.2;

function minutesOf(questions: readonly Question[]): number {
  const fields = questions.flatMap((question) => (question.type === 'repeatGroup' ? question.questions : [question]));
  return fields.length * MINUTES;
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

/** How long a set takes most people, in whole minutes, without steps that depend on an answer. */
export function minutesFor(definition: QuoteDefinition, set: QuestionSet): number {
  const steps = formOf(definition, set).steps.filter(({ showIf }) => !showIf);
  return Math.max(1, Math.ceil(steps.reduce((sum, { minutes }) => sum + minutes, 0)));
}

/** The screen of a form that asks for a step: the first one made from it; null when the form does not ask for it. */
export function screenOf(steps: readonly Step[], stepId: string): string | null {
  return steps.find(({ id, part }) => id === stepId || part === stepId)?.id ?? null;
}
