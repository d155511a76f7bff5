/** The engine over a whole definition, run in the browser at each step and on the server at submit. Pure; never throws. */
import type { RuledIssue } from '#shared/platform/errors.ts';
import { checkQuestions } from './answer-rules.ts';
import { sizeProblem } from './answers-schema.ts';
import type { Answers, QuestionSet, QuoteDefinition } from './types.ts';
import { isRecord, meets } from './visibility.ts';

/** The key for issues about the answers as a whole; no step has this id. */
const WHOLE = '';
const NO_OBJECT: RuledIssue = { path: '', message: 'Send the answers as an object', rule: 'invalid_type' };

export interface CheckedAnswers {
  /** Valid answers to visible questions, in the order of the definition; everything else is dropped. */
  answers: Answers;
  issues: RuledIssue[];
}

/**
 * Checks every answer against its question, in order. Unknown keys and answers to hidden questions are dropped
 * silently; a wrong answer is dropped with an issue, whose path names row and field: `vehicles.0.year`.
 * @param input anything JSON can hold
 * @param today in the time zone of the product, `YYYY-MM-DD`
 * @param set with `short`, only the questions of the short set have to be answered; valid answers to others are kept
 */
export function validateAnswers(
  definition: QuoteDefinition,
  input: unknown,
  today: string,
  set: QuestionSet = 'full',
): CheckedAnswers {
  const { answers, issuesByStep } = walk(definition, input, today, hasShortSet(definition) ? set : 'full');
  return { answers, issues: [...issuesByStep.values()].flat() };
}

/** The first versions of the questionnaires had none: they are only complete as a whole. */
function hasShortSet({ steps }: QuoteDefinition): boolean {
  return steps.some(({ questions }) => questions.some((question) => question.type !== 'info' && question.short));
}

/** Whether every question of the full set that has to be answered is, so that a short request counts as a full one. */
export function isComplete(definition: QuoteDefinition, answers: unknown, today: string): boolean {
  return validateAnswers(definition, answers, today).issues.length === 0;
}

/** The issues of one step; the answers of earlier steps decide what it shows. */
export function validateStep(definition: QuoteDefinition, stepId: string, input: unknown, today: string): RuledIssue[] {
  const { issuesByStep } = walk(definition, input, today, 'full');
  return issuesByStep.get(stepId) ?? issuesByStep.get(WHOLE) ?? [];
}

function walk(definition: QuoteDefinition, input: unknown, today: string, set: QuestionSet) {
  const answers: Answers = {};
  const issuesByStep = new Map<string, RuledIssue[]>();
  if (!isRecord(input)) return { answers, issuesByStep: issuesByStep.set(WHOLE, [NO_OBJECT]) };
  const refused = sizeProblem(input);
  if (refused) return { answers, issuesByStep: issuesByStep.set(WHOLE, [{ path: '', ...refused }]) };
  for (const step of definition.steps) {
    if (step.showIf && !meets(step.showIf, answers)) continue;
    const checked = checkQuestions(step.questions, input, { today, set, scope: answers });
    Object.assign(answers, checked.answers);
    issuesByStep.set(step.id, checked.issues);
  }
  return { answers, issuesByStep };
}
