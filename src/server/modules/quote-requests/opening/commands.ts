/** What every request that someone fills in has in common, from its answers to its receipt: by our form or by a partner's. */
import { caseSeal } from '#server/modules/cases/answers/queries.ts';
import { openingPromise, queueReceipts } from '#server/modules/cases/create/commands.ts';
import type { NewCase, OpenedCase, Opening } from '#server/modules/cases/create/insertion/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { findOpenOfMailboxes } from '#server/modules/duplicates/queries.ts';
import { describeDay, describeMoment } from '#server/platform/business-time/moments.ts';
import { seal } from '#server/platform/crypto/sealing.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import { contactOf, type QuoteContact } from '#shared/lines/answers-schema.ts';
import { findDocuments } from '#shared/lines/findings.ts';
import type { Paper } from '#shared/lines/papers.ts';
import { keptMarks, withMarks } from '#shared/lines/reading/marks.ts';
import { isComplete, validateAnswers } from '#shared/lines/rules.ts';
import { splitBySensitivity } from '#shared/lines/sensitivity.ts';
import { subjectOf } from '#shared/lines/subject.ts';
import type { Answers, QuestionSet, QuoteDefinition } from '#shared/lines/types.ts';
import { beyondAlberta } from '#shared/platform/place.ts';
import type { QuoteReceipt, SubmitQuoteInput } from '#shared/quote-requests/requests.ts';

export interface ReceiptFacts {
  measured: string | null;
  papers: Paper[];
  /** Who is signed in. */
  clientId: string | null;
  joined: QuoteReceipt['joined'];
}

/** What the person who sent a request gets to read. */
export function receiptOf(
  row: OpenedCase,
  services: Services,
  { measured, papers, clientId, joined }: ReceiptFacts,
): QuoteReceipt {
  const { site } = services.env;
  const { takenBy, answeredBy, words } = openingPromise(row, services);
  const beyond = beyondAlberta(row.postalCode) !== null;
  return {
    number: caseNumber(row, site),
    title: row.title,
    submittedAt: row.createdAt.toISOString(),
    takenBy: takenBy.toISOString(),
    firstReplyBy: answeredBy.toISOString(),
    firstReplyByText: describeMoment(answeredBy, site),
    promise: words,
    measured: beyond ? null : measured,
    beyond,
    email: row.contactEmail,
    papers,
    caseId: clientId && row.clientId === clientId ? row.id : null,
    joined,
  };
}

/** The papers to have ready, as far as these answers tell. */
export function papersFor(definition: QuoteDefinition, answers: Answers, includeSensitive: boolean): Paper[] {
  return findDocuments(definition, answers, { includeSensitive }).map(({ id, title, why }) => ({ id, title, why }));
}

function textAnswer(answers: Answers, id: string): string | null {
  const value = answers[id];
  return typeof value === 'string' ? value : null;
}

/** `set` is null when even the short questions aren't all answered. */
export type Checked = { answers: Answers; set: QuestionSet | null };

/** Whether something was given at the path of an issue, such as `vehicles.0.year`. */
function isAnswered(answers: unknown, path: string): boolean {
  const at = (value: unknown, key: string) =>
    typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
  return path.split('.').reduce(at, answers) !== undefined;
}

/**
 * The valid answers, and whether they are complete: a short request can be, when the visitor answered more.
 * @param enough the only questions that have to be answered, where less than the set is enough
 * @throws {AppError} BAD_REQUEST with every wrong answer
 */
export function checkedAnswers(
  definition: QuoteDefinition,
  input: Pick<SubmitQuoteInput, 'answers' | 'set'>,
  today: string,
  enough?: readonly string[],
): Checked {
  const { answers, issues: found } = validateAnswers(definition, input.answers, today, input.set);
  // What was answered has to be right, also where it may be left out.
  const issues = enough ? found.filter(({ path }) => enough.includes(path) || isAnswered(input.answers, path)) : found;
  const first = issues[0];
  if (first)
    throw new AppError({
      code: 'BAD_REQUEST',
      message: first.message,
      issues: issues.map((issue) => ({ ...issue, path: `answers.${issue.path}` })),
    });
  if (found.length > 0) return { answers, set: null };
  const complete = input.set === 'full' || isComplete(definition, answers, today);
  return { answers, set: complete ? 'full' : 'short' };
}

/** Where a request comes from. */
type Origin = {
  draftId: string | null;
  source: string;
  clientId: string | null;
  /** Of the case, where the sender chose it. */
  id?: string;
  /** Who asks, where an answer may be missing. */
  contact?: QuoteContact;
};

/** The case that a request becomes. @param given the answers as they arrived, with the marks of what was read from a paper */
export function openingOf(
  { env }: Pick<Services, 'env'>,
  definition: QuoteDefinition,
  given: Record<string, unknown>,
  { answers, set }: Checked,
  { draftId, source, clientId, id = newId(), contact = contactOf(answers) }: Origin,
): Opening {
  const { open, sensitive } = splitBySensitivity(definition, answers);
  return {
    row: {
      id,
      type: definition.line,
      title: subjectOf(definition.line, answers),
      contactName: contact.fullName,
      contactEmail: contact.email,
      contactPhone: contact.phone,
      contactPhoneE164: contact.phone ? toE164(contact.phone) : null,
      postalCode: textAnswer(answers, 'postalCode'),
      language: textAnswer(answers, 'language') ?? 'en',
      draftId,
      clientId,
      definitionVersion: definition.version,
      questionSet: set,
      answers: withMarks(open, keptMarks(given, answers)) as object,
      sealedAnswers: Object.keys(sensitive).length > 0 ? seal(env, sensitive, caseSeal(id)) : null,
      source,
    },
    actor: { id: null, name: contact.fullName, role: 'visitor' },
  };
}

/** What the receipt of a new case says. @property through the partner who sent it */
export type Sent = { row: NewCase; receipt: QuoteReceipt; papers: string[]; name: string; through?: string };

/** Queues the receipts by email. An open request of the same mailbox is named in it, and nowhere else: its reader owns the mailbox. */
export async function sendReceipts(
  tx: Transaction,
  services: Services,
  sent: readonly Sent[],
  at: Date,
): Promise<void> {
  const rows = sent.map(({ row }) => row);
  const { site } = services.env;
  const earlierOf = await findOpenOfMailboxes({ db: tx, env: services.env }, rows, at);
  await queueReceipts(
    tx,
    services,
    sent.map(({ row: { id, contactEmail: email, path }, receipt, papers, name, through }) => {
      const { number, title, promise, beyond } = receipt;
      const earlier = earlierOf.get(id);
      const day = earlier && describeDay(new Date(earlier.createdAt), site);
      const data = {
        ...{ number, title, path, promise, beyond, papers },
        ...(through && { through }),
        ...(earlier && day && { earlier: { number: earlier.number, day } }),
      };
      return { email, name, data };
    }),
  );
}
