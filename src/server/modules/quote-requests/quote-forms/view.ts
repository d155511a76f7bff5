/** A questionnaire as JSON Schema. What it can't express, such as when a question is asked, is data beside each question. */

import { codeAt } from '#shared/lines/codes.ts';
import { conditionWords, type NumberOf } from '#shared/lines/condition-words.ts';
import type { Line } from '#shared/lines/ids.ts';
import type { AnswerableQuestion, Condition, Question, QuoteDefinition, Step } from '#shared/lines/types.ts';
import type { QuestionNotes, QuoteForm } from '#shared/quote-requests/quote-forms.ts';
import { answerSchemaOf, type JsonSchema, sharedParts } from './answers/view.ts';

type Asked = { question: AnswerableQuestion; when: Condition | undefined };
/** The same condition; the type that is made from the API's schema can be written to. */
type Described = NonNullable<QuestionNotes['asked']>['when'];
type QuestionSchema = QuoteForm['schema']['properties'][string];
/** A part of the questionnaire whose questions are described together: the whole, or the rows of a group. */
type Scope = { line: Line; prefix: string; numberOf: NumberOf };

const isAnswerable = (question: Question): question is AnswerableQuestion => question.type !== 'info';

function both(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  return one && other ? { all: [one, other] } : (one ?? other);
}

/** A question is asked when its step is, and its own condition holds. */
function askedIn({ questions, showIf }: Pick<Step, 'questions' | 'showIf'>): Asked[] {
  return questions.filter(isAnswerable).map((question) => ({ question, when: both(showIf, question.showIf) }));
}

/** Conditions name a question by its words: numbers exist on the printed form alone. */
function namesIn(questions: readonly AnswerableQuestion[], outer?: NumberOf): NumberOf {
  const named = new Map(questions.map((question) => [question.id, { number: `“${question.label}”`, question }]));
  return (id) => named.get(id) ?? outer?.(id);
}

function limitsOf(question: AnswerableQuestion): Pick<QuestionNotes, 'unit' | 'earliest' | 'latest'> {
  switch (question.type) {
    case 'money':
      return { unit: 'cents' };
    case 'int':
      return question.unit === undefined ? {} : { unit: question.unit };
    case 'date':
    case 'month':
    case 'year':
      return { ...(question.min && { earliest: question.min }), ...(question.max && { latest: question.max }) };
    default:
      return {};
  }
}

function notesOf(
  { question, when }: Asked,
  { line, prefix, numberOf }: Scope,
  step: string | undefined,
): QuestionNotes {
  const { id, required, short, sensitivity, why } = question;
  return {
    code: codeAt(line, prefix + id),
    ...(step !== undefined && { step }),
    set: short ? 'short' : 'full',
    required,
    sensitivity,
    why,
    ...(when && { asked: { words: `Only if ${conditionWords(when, numberOf)}.`, when: when as Described } }),
    ...limitsOf(question),
  };
}

function rowsOf(group: AnswerableQuestion & { type: 'repeatGroup' }, scope: Scope): JsonSchema {
  const fields = askedIn({ questions: group.questions });
  const inner = {
    ...scope,
    prefix: `${group.id}.`,
    numberOf: namesIn(
      fields.map(({ question }) => question),
      scope.numberOf,
    ),
  };
  return {
    type: 'array',
    minItems: group.required ? Math.max(1, group.min) : group.min,
    maxItems: group.max,
    items: {
      type: 'object',
      title: group.itemLabel,
      properties: Object.fromEntries(fields.map((field) => [field.question.id, questionSchemaOf(field, inner)])),
      required: requiredIn(fields),
    },
  };
}

function questionSchemaOf(asked: Asked, scope: Scope, step?: string): QuestionSchema {
  const { question } = asked;
  return {
    title: question.label,
    ...(question.help !== undefined && { description: question.help }),
    ...(question.type === 'repeatGroup' ? rowsOf(question, scope) : answerSchemaOf(question)),
    'x-question': notesOf(asked, scope, step),
  };
}

/** Conditions are data beside the question: only what is always asked can be demanded here. */
function requiredIn(asked: readonly Asked[]): string[] {
  return asked.flatMap(({ question, when }) => (question.required && !when ? [question.id] : []));
}

/**
 * The JSON Schema of the answers to a form.
 * @param form the whole questionnaire, or its short set
 * @param address identifies the schema
 */
export function answersJsonSchema({ line, title, steps }: QuoteDefinition, address: string): QuoteForm['schema'] {
  const asked = steps.flatMap((step) => askedIn(step).map((one) => ({ ...one, step: step.part ?? step.id })));
  const scope = { line, prefix: '', numberOf: namesIn(asked.map(({ question }) => question)) };
  const properties = Object.fromEntries(
    asked.map((one) => [one.question.id, questionSchemaOf(one, scope, one.step)] as const),
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title,
    type: 'object',
    properties,
    required: requiredIn(asked),
    $defs: sharedParts(properties),
  };
}
