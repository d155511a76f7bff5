/** Changing the answers of a request that was sent: which may change, and how what is new joins what is known. */
import { z } from 'zod';
import { answersSchema } from '#shared/lines/answers-schema.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { READ_MARKS } from '#shared/lines/reading/marks.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import { answerOf, isBlank, isRecord, isSame, isUnsure } from '#shared/lines/visibility.ts';
import type { RuledIssue } from '#shared/platform/errors.ts';
import { caseCommandSchema } from './schema.ts';
import type { CaseStatus } from './vocabulary.ts';

export const changeAnswersInputSchema = caseCommandSchema.extend({ answers: answersSchema });
export type ChangeAnswersInput = z.infer<typeof changeAnswersInputSchema>;

/** The answers of a request with raw values, for the form that completes or changes them. Only its client gets them. */
export const answersFormSchema = z.object({
  /** The questions as they were asked, which may be an earlier version than the wizard's. */
  definition: z.custom<QuoteDefinition>(isRecord),
  version: z.int(),
  set: questionSetSchema.nullable(),
  answers: z.record(z.string(), z.unknown()),
  /** Until a broker accepts, any answer may change; after that only open questions are answered. */
  mayChange: z.boolean(),
});
export type AnswersForm = z.infer<typeof answersFormSchema>;

/** Who is asking is changed in the account, with both mailboxes confirming, never here. */
const fixed = ['fullName', 'email', 'phone'];

/** A broker who has accepted works with the answers as they were sent. */
export function mayChangeAnswers(status: CaseStatus): boolean {
  return status === 'new' || status === 'offered';
}

function isOpenAnswer(value: unknown): boolean {
  return isBlank(value) || isUnsure(value);
}

/** What is new, where nothing was known. Rows of a group are completed one by one, and further rows are added. */
function completed(known: unknown, sent: unknown): unknown {
  if (isOpenAnswer(known)) return isBlank(sent) ? known : sent;
  if (!Array.isArray(known) || !Array.isArray(sent) || !known.every(isRecord)) return known;
  return [...known.map((row, index) => completedAnswers(row, sent[index])), ...sent.slice(known.length)];
}

function completedAnswers(known: AnswersInput, sent: unknown): AnswersInput {
  if (!isRecord(sent)) return known;
  const ids = new Set([...Object.keys(known), ...Object.keys(sent)]);
  return Object.fromEntries([...ids].map((id) => [id, completed(answerOf(known, id), answerOf(sent, id))]));
}

/**
 * The answers after a change, still to be checked by the engine.
 * @param change with `false`, an answer that was given stays as it is
 */
export function joinAnswers(known: AnswersInput, sent: AnswersInput, change: boolean): AnswersInput {
  const joined = change ? sent : completedAnswers(known, sent);
  return { ...joined, ...Object.fromEntries(fixed.map((id) => [id, answerOf(known, id)])) };
}

/** What the answers would be if everything sent replaced what was known. */
function overlaid(known: unknown, sent: unknown): unknown {
  if (isBlank(sent)) return known;
  if (Array.isArray(known) && Array.isArray(sent) && known.every(isRecord))
    return [...known.map((row, index) => overlaid(row, sent[index])), ...sent.slice(known.length)];
  if (!isRecord(known) || !isRecord(sent)) return sent;
  const ids = new Set([...Object.keys(known), ...Object.keys(sent)]);
  return Object.fromEntries([...ids].map((id) => [id, overlaid(answerOf(known, id), answerOf(sent, id))]));
}

function replacedPaths(known: unknown, sent: unknown, meant: unknown, path: string): string[] {
  if (isOpenAnswer(known) || isBlank(sent) || isSame(known, sent)) return [];
  const within = (key: string | number) => (path ? `${path}.${key}` : `${key}`);
  if (Array.isArray(known) && Array.isArray(sent) && known.every(isRecord))
    return known.flatMap((row, index) =>
      replacedPaths(row, sent[index], Array.isArray(meant) ? meant[index] : undefined, within(index)),
    );
  if (isRecord(known) && isRecord(sent))
    return Object.keys(sent).flatMap((id) =>
      replacedPaths(
        answerOf(known, id),
        answerOf(sent, id),
        isRecord(meant) ? answerOf(meant, id) : undefined,
        within(id),
      ),
    );
  return isSame(known, meant) ? [] : [path];
}

/**
 * What a client cannot do once a broker has accepted: replace an answer. Sending one again, spelled differently, is
 * no change. Who is asking never changes here, and where an answer was read is no answer: neither is compared.
 */
export function findReplacedAnswers(
  definition: QuoteDefinition,
  known: AnswersInput,
  sent: AnswersInput,
  today: string,
): RuledIssue[] {
  const others = Object.fromEntries(Object.entries(sent).filter(([id]) => !fixed.includes(id) && id !== READ_MARKS));
  const { answers } = validateAnswers(definition, overlaid(known, others), today, 'short');
  return replacedPaths(known, others, answers, '').map((path) => ({
    path,
    message: 'Your broker is already working with this answer. Send them a message to correct it.',
    rule: 'not_allowed',
  }));
}

/** How many questions have another answer than before; a group counts as one. */
export function countChanges(definition: QuoteDefinition, before: AnswersInput, after: AnswersInput): number {
  const ids = definition.steps.flatMap(({ questions }) => questions.map(({ id }) => id));
  return ids.filter((id) => !isSame(answerOf(before, id), answerOf(after, id))).length;
}
