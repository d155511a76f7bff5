/** What is left to answer of a request that was sent with the short set, or with "I’m not sure". */
import { minutesOf } from './short-form.ts';
import type { AnswersInput, Question, QuoteDefinition, Step } from './types.ts';
import { answerOf, isBlank, isRecord, isUnsure, visibleQuestions, visibleSteps } from './visibility.ts';

function isOpen(question: Question, values: AnswersInput, outer: AnswersInput): boolean {
  if (question.type === 'info') return false;
  const value = answerOf(values, question.id);
  if (isBlank(value) || isUnsure(value)) return true;
  if (question.type !== 'repeatGroup' || !Array.isArray(value)) return false;
  return value.some(
    (row) => isRecord(row) && visibleQuestions(question, row, outer).some((it) => isOpen(it, row, outer)),
  );
}

/**
 * The steps with the questions that are open, out of those that `answers` show.
 * @param start the answers the form began with: a question stays while it is being answered
 */
export function openSteps(definition: QuoteDefinition, answers: AnswersInput, start: AnswersInput): Step[] {
  return visibleSteps(definition, answers).flatMap((step) => {
    const questions = step.questions.filter((question) => isOpen(question, start, answers));
    const minutes = (step.minutes * minutesOf(questions)) / (minutesOf(step.questions) || 1);
    return questions.length > 0 ? [{ ...step, minutes, questions }] : [];
  });
}

/** How long the open questions take most people, in whole minutes. Who asks is not asked again. */
export function minutesLeft(definition: QuoteDefinition, answers: AnswersInput): number {
  const steps = openSteps(definition, answers, answers).filter(({ id }) => id !== 'contact');
  return Math.max(1, Math.ceil(steps.reduce((sum, { minutes }) => sum + minutes, 0)));
}
