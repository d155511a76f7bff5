/** Whether an answer is required, may be unsure, or is wrong; for single questions, rows of a group, and lists of questions. */
import type { RuledIssue } from '#shared/platform/errors.ts';
import type { AnswerableQuestion, Answers, AnswersInput, Question, RepeatGroupQuestion } from './types.ts';
import { TELL_BROKER, UNKNOWN } from './types.ts';
import { isVin, normalizeVin, vinCheckDigitMatches } from './validators.ts';
import { type AnswerContext, at, bad, good, type Outcome, readValue } from './value-rules.ts';
import { answerOf, isBlank, isRecord, isUnsure, meets } from './visibility.ts';

/** The sentence for a required question without an answer. */
function missing(question: AnswerableQuestion): string {
  switch (question.type) {
    case 'name':
      return 'Name must be at least 2 characters';
    case 'email':
      return 'Please enter a valid email address';
    case 'phone':
      return 'Please enter a valid phone number';
    case 'postalAB':
      return 'Enter your postal code';
    case 'address':
      return 'Enter the street and the city or town';
    case 'choice':
    case 'bool':
      return 'Choose one answer';
    case 'multi':
      return 'Choose at least one answer';
    case 'date':
      return 'Enter a date';
    case 'month':
      return 'Enter a month and a year';
    case 'year':
      return 'Enter a year';
    case 'repeatGroup':
      return `Add at least one ${question.itemLabel.toLowerCase()}`;
    default:
      return 'Answer this question';
  }
}

/** One value against one question. */
export function checkAnswer(question: AnswerableQuestion, raw: unknown, context: AnswerContext): Outcome {
  if (isBlank(raw)) return question.required ? bad('required', missing(question)) : { issues: [] };
  if (isUnsure(raw)) return allowsUnsure(question, raw) ? good(raw) : bad('not_an_option', missing(question));
  if (question.type !== 'repeatGroup') return readValue(question, raw, context);
  return Array.isArray(raw) ? checkRows(question, raw, context) : bad('invalid_type', missing(question));
}

function allowsUnsure(question: AnswerableQuestion, raw: unknown): boolean {
  return (
    (raw === UNKNOWN && question.allowUnknown === true) || (raw === TELL_BROKER && question.allowTellBroker === true)
  );
}

/** Rows keep their positions: an entry that is not an object becomes an empty row with its own issues. */
function checkRows(question: RepeatGroupQuestion, rows: readonly unknown[], context: AnswerContext): Outcome {
  const { itemLabel, min, max } = question;
  if (rows.length > max) return bad('too_long', `Enter at most ${max}; tell your broker about any others`);
  const checked = rows.map((row) => checkQuestions(question.questions, isRecord(row) ? row : {}, context));
  const issues = checked.flatMap((row, index) => row.issues.map(at(index)));
  if (rows.length < min)
    issues.push({ path: '', message: `Add at least ${min}: ${itemLabel.toLowerCase()}`, rule: 'too_short' });
  return { value: checked.map(({ answers }) => answers), issues };
}

/**
 * The questions of a step or of one row, in order: a question is asked when the valid answers so far, from
 * `context.scope` and from this list, show it.
 */
export function checkQuestions(
  questions: readonly Question[],
  input: AnswersInput,
  context: AnswerContext,
): { answers: Answers; issues: RuledIssue[] } {
  const answers: Answers = {};
  const issues: RuledIssue[] = [];
  for (const question of questions) {
    const scope = { ...context.scope, ...answers };
    if (question.type === 'info' || (question.showIf && !meets(question.showIf, scope))) continue;
    const outcome = checkAnswer(question, answerOf(input, question.id), { ...context, scope });
    if (outcome.value !== undefined) answers[question.id] = outcome.value;
    // A half-filled answer beyond the short set is no reason to hold a short request back; what is right of it is kept.
    if (context.set !== 'short' || question.short) issues.push(...outcome.issues.map(at(question.id)));
  }
  return { answers, issues };
}

/** The first error message about a value, or `null` when it is a valid answer. */
export function validateAnswer(question: AnswerableQuestion, value: unknown, context: AnswerContext): string | null {
  return checkAnswer(question, value, context).issues[0]?.message ?? null;
}

/** A warning about an unusual but valid answer. Never blocks. */
export function warningsFor(question: AnswerableQuestion, value: unknown): string[] {
  if (question.type !== 'vin' || typeof value !== 'string') return [];
  const vin = normalizeVin(value);
  if (!isVin(vin) || vinCheckDigitMatches(vin)) return [];
  return [
    'This VIN’s check digit doesn’t match. Compare it with your registration. If it’s the same, keep it: some imported and older vehicles differ.',
  ];
}
