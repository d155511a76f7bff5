/** Submission: turns a draft into a case with its consents, receipt and routing, in one transaction, exactly once. */

import { caseSeal } from '#server/modules/cases/answers/queries.ts';
import { lockCases } from '#server/modules/cases/commands.ts';
import {
  followPath,
  keepConsents,
  type OpenedCase,
  type Opening,
  openCase,
  openedSelect,
  openingPromise,
  queueReceipt,
} from '#server/modules/cases/create/commands.ts';
import { findMeasuredReplies } from '#server/modules/cases/metrics/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { joinNewCase } from '#server/modules/duplicates/commands.ts';
import { findOpenOfMailbox } from '#server/modules/duplicates/queries.ts';
import { isDeviceOf } from '#server/modules/quote-requests/drafts/queries.ts';
import { guardForm } from '#server/modules/quote-requests/guard/commands.ts';
import { describeDay, describeMoment, localDay } from '#server/platform/business-time/moments.ts';
import { seal } from '#server/platform/crypto/sealing.ts';
import { hashToken, tokenMatches } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, notFound } from '#server/platform/errors/app-error.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import { contactOf } from '#shared/lines/answers-schema.ts';
import { findDocuments } from '#shared/lines/findings.ts';
import type { Paper } from '#shared/lines/papers.ts';
import { findDefinition } from '#shared/lines/questionnaires.ts';
import { keptMarks, withMarks } from '#shared/lines/reading/marks.ts';
import { isComplete, validateAnswers } from '#shared/lines/rules.ts';
import { splitBySensitivity } from '#shared/lines/sensitivity.ts';
import { subjectOf } from '#shared/lines/subject.ts';
import type { Answers, QuestionSet, QuoteDefinition } from '#shared/lines/types.ts';
import { beyondAlberta } from '#shared/platform/place.ts';
import type { QuoteReceipt, SubmitQuoteInput } from '#shared/quote-requests/requests.ts';

const DRAFT_KEPT_MS = 30 * 86_400_000;

interface ReceiptFacts {
  measured: string | null;
  papers: Paper[];
  /** Who is signed in. */
  clientId: string | null;
  joined: QuoteReceipt['joined'];
}

function receiptOf(
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

function papersFor(definition: QuoteDefinition, answers: Answers, includeSensitive: boolean): Paper[] {
  return findDocuments(definition, answers, { includeSensitive }).map(({ id, title, why }) => ({ id, title, why }));
}

function textAnswer(answers: Answers, id: string): string | null {
  const value = answers[id];
  return typeof value === 'string' ? value : null;
}

/** The case it became already, and when it was first saved; null if it never was. */
type LockedDraft = { known: OpenedCase | null; startedAt: Date | null };

/**
 * Ensures there is a draft to submit and locks it: the second of two concurrent submissions waits here and finds the case. The draft's
 * answers are cleared: they are now in the case, and a second copy would only be one more to protect. Its links open nothing anymore.
 */
async function lockDraft(tx: Transaction, input: SubmitQuoteInput, at: Date): Promise<LockedDraft> {
  const { draftId, token, line, definitionVersion, set } = input;
  const expiresAt = new Date(at.getTime() + DRAFT_KEPT_MS);
  const [draft] = await tx.$queryRaw<{ tokenHash: string; createdAt: Date; isNew: boolean }[]>`
    WITH closed AS (DELETE FROM quote_draft_keys WHERE draft_id = ${draftId}::uuid AND kind <> 'device')
    INSERT INTO quote_drafts AS known (id, token_hash, line, definition_version, answers, step, question_set, created_at, sent_at,
      sent_token_hash, expires_at)
    VALUES (${draftId}::uuid, ${hashToken(token)}, ${line}, ${definitionVersion}, '{}', 'sent', ${set}, ${at}, ${at},
      ${hashToken(token)}, ${expiresAt})
    ON CONFLICT (id) DO UPDATE SET answers = '{}', sealed_answers = NULL, step = 'sent', sent_at = coalesce(known.sent_at, excluded.sent_at),
      sent_token_hash = CASE WHEN known.sent_at IS NULL THEN excluded.sent_token_hash ELSE known.sent_token_hash END,
      question_set = CASE WHEN known.sent_at IS NULL THEN excluded.question_set ELSE known.question_set END
    RETURNING token_hash AS "tokenHash", created_at AS "createdAt", xmax = 0 AS "isNew"`;
  if (!draft || !(tokenMatches(token, draft.tokenHash) || (await isDeviceOf(tx, draftId, token))))
    throw notFound('draft');
  if (draft.isNew) return { known: null, startedAt: null };
  const known = await tx.case.findUnique({ where: { draftId }, select: openedSelect });
  return { known, startedAt: draft.createdAt };
}

type Checked = { answers: Answers; set: QuestionSet };

/** The valid answers, and whether they are complete: a short request can be, when the visitor answered more. */
function checkedAnswers(definition: QuoteDefinition, input: SubmitQuoteInput, today: string): Checked {
  const { answers, issues } = validateAnswers(definition, input.answers, today, input.set);
  const first = issues[0];
  if (first)
    throw new AppError({
      code: 'BAD_REQUEST',
      message: first.message,
      issues: issues.map((issue) => ({ ...issue, path: `answers.${issue.path}` })),
    });
  const complete = input.set === 'full' || isComplete(definition, answers, today);
  return { answers, set: complete ? 'full' : 'short' };
}

function openingOf(
  { env }: Services,
  definition: QuoteDefinition,
  input: SubmitQuoteInput,
  { answers, set }: Checked,
  clientId: string | null,
): Opening {
  const contact = contactOf(answers);
  const id = newId();
  const { open, sensitive } = splitBySensitivity(definition, answers);
  return {
    row: {
      id,
      type: input.line,
      title: subjectOf(input.line, answers),
      contactName: contact.fullName,
      contactEmail: contact.email,
      contactPhone: contact.phone,
      contactPhoneE164: toE164(contact.phone),
      postalCode: textAnswer(answers, 'postalCode'),
      language: textAnswer(answers, 'language') ?? 'en',
      draftId: input.draftId,
      clientId,
      definitionVersion: definition.version,
      questionSet: set,
      answers: withMarks(open, keptMarks(input.answers, answers)) as object,
      sealedAnswers: Object.keys(sensitive).length > 0 ? seal(env, sensitive, caseSeal(id)) : null,
      source: input.community ? `website/${input.community}` : 'website',
    },
    actor: { id: null, name: contact.fullName, role: 'visitor' },
  };
}

/**
 * Submits a request. Submitting twice, or again after a lost response, creates one case and returns the same receipt.
 * @param address where the request came from; kept with the consents as evidence
 * @param clientId the signed-in client, who owns the case immediately
 * @throws {AppError} BAD_REQUEST with every wrong answer; NOT_FOUND for another's draft; CONFLICT when the questions changed;
 * TOO_MANY_REQUESTS when a proof is needed
 */
export async function submitQuote(
  services: Services,
  input: SubmitQuoteInput,
  address: string,
  clientId: string | null = null,
): Promise<QuoteReceipt> {
  const { db, env, now } = services;
  const definition = findDefinition(input.line, input.definitionVersion);
  if (!definition) throw conflict('These questions have changed. Reload the page.');
  const at = now();
  const checked = checkedAnswers(definition, input, localDay(at, env.site));
  const measured = await findMeasuredReplies(services);
  return transaction(db, async (tx) => {
    // Before everything else that is locked (docs/decisions/0039).
    if (clientId && input.joins) await lockCases(tx, [input.joins]);
    const { known, startedAt } = await lockDraft(tx, input, at);
    const facts = { measured, clientId, papers: papersFor(definition, checked.answers, true) };
    if (known) return receiptOf(known, services, { ...facts, joined: await findJoined(tx, services, known) });
    guardForm(services, input, startedAt);
    const opening = openingOf(services, definition, input, checked, clientId);
    const created = await openCase(tx, services, opening, at);
    const evidence = { form: `${input.line}@${input.definitionVersion}`, address };
    await keepConsents(tx, services, created, input.consents, { channel: 'web-form', evidence });
    const { fullName: name } = contactOf(checked.answers);
    if (clientId && input.joins) {
      const pair = { caseId: created.id, intoId: input.joins };
      // Closed in the meantime, or nobody's business: then it is a request of its own, and nothing is lost.
      if (await joinNewCase(tx, services, { ...pair, client: { id: clientId, fullName: name }, at }))
        return receiptOf(created, services, { ...facts, joined: await findJoined(tx, services, created) });
    }
    const receipt = receiptOf(created, services, { ...facts, joined: null });
    const titles = papersFor(definition, checked.answers, false).map((paper) => paper.title);
    await sendReceipt(tx, services, created, { receipt, papers: titles, name });
    return receipt;
  });
}

/** Queues the receipt by email. An open request of the same mailbox is named in it, and nowhere else: its reader owns the mailbox. */
async function sendReceipt(
  tx: Transaction,
  services: Services,
  created: OpenedCase,
  { receipt, papers, name }: { receipt: QuoteReceipt; papers: string[]; name: string },
): Promise<void> {
  const { env } = services;
  const { id: caseId, contactEmail: email, type, createdAt: at } = created;
  const { number, title, promise, beyond } = receipt;
  const path = await followPath(tx, created);
  const earlier = await findOpenOfMailbox({ db: tx, env }, { caseId, type, emailKey: email.toLowerCase(), at });
  const day = earlier && describeDay(new Date(earlier.createdAt), env.site);
  await queueReceipt(
    tx,
    services,
    { email, name },
    {
      number,
      title,
      path,
      promise,
      beyond,
      papers,
      ...(earlier && day && { earlier: { number: earlier.number, day } }),
    },
  );
}

/** The request that a case was added to. */
async function findJoined(tx: Transaction, { env }: Services, { id }: OpenedCase): Promise<QuoteReceipt['joined']> {
  const { mergedInto } = await tx.case.findUniqueOrThrow({
    where: { id },
    select: { mergedInto: { select: { id: true, serial: true, createdAt: true } } },
  });
  return mergedInto && { number: caseNumber(mergedInto, env.site), caseId: mergedInto.id };
}
