/** The short set of a questionnaire: what a broker needs to call back usefully, in under three minutes. */
import type { Question, QuestionSet, QuoteDefinition, Step } from './types.ts';

function shortQuestions(questions: readonly Question[]): Question[] {
  return questions.flatMap((question): Question[] => {
    if (question.type === 'info' || !question.short) return [];
    if (question.type !== 'repeatGroup') return [question];
    return [{ ...question, questions: question.questions.filter((field) => field.type !== 'info' && field.short) }];
  });
}

/** One screen for the whole step where people think of it as one thing, otherwise one for each question. */
function screensOf(step: Step): Step[] {
  const questions = shortQuestions(step.questions);
  if (questions.length === 0) return [];
  if (step.together || questions.length === 1) return [{ ...step, questions }];
  return questions.map((question) => ({ ...step, id: `${step.id}-${question.id}`, questions: [question] }));
}

/**
 * The questionnaire as it is asked: with `short`, only the questions of the short set, one thought on each screen. Its screens are steps
 * like any others, so whatever shows or checks a step works for both.
 */
export function formOf(definition: QuoteDefinition, set: QuestionSet): QuoteDefinition {
  return set === 'full' ? definition : { ...definition, steps: definition.steps.flatMap(screensOf) };
}
