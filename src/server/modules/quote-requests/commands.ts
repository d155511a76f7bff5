/** Submission: turns a draft into a case with its consents, receipt and routing, in one transaction, exactly once. */

import { lockCases } from '#server/modules/cases/commands.ts';
import { keepConsents, type OpenedCase, openCase, openedSelect } from '#server/modules/cases/create/commands.ts';
import { findMeasuredReplies } from '#server/modules/cases/metrics/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { screenEvidence } from '#server/modules/consents/screens/commands.ts';
import { joinNewCase } from '#server/modules/duplicates/commands.ts';
import { isDeviceOf } from '#server/modules/quote-requests/drafts/queries.ts';
import { guardForm } from '#server/modules/quote-requests/guard/commands.ts';
import {
  checkedAnswers,
  openingOf,
  papersFor,
  receiptOf,
  sendReceipts,
} from '#server/modules/quote-requests/opening/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { hashToken, tokenMatches } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Door } from '#server/platform/trpc/context.ts';
import { contactOf } from '#shared/lines/answers-schema.ts';
import { findDefinition } from '#shared/lines/questionnaires.ts';
import type { QuoteReceipt, SubmitQuoteInput } from '#shared/quote-requests/requests.ts';

const DRAFT_KEPT_MS = 30 * 86_400_000;

/** The case it became already, when it was first saved, and the agent that prepared it; null if none. */
type LockedDraft = { known: OpenedCase | null; startedAt: Date | null; preparedBy: string | null };

/**
 * Ensures there is a draft to submit and locks it: the second of two concurrent submissions waits here and finds the case. The draft's
 * answers are cleared: they are now in the case, and a second copy would only be one more to protect. Its links open nothing anymore.
 */
async function lockDraft(tx: Transaction, input: SubmitQuoteInput, at: Date): Promise<LockedDraft> {
  const { draftId, token, line, definitionVersion, set } = input;
  const expiresAt = new Date(at.getTime() + DRAFT_KEPT_MS);
  const [draft] = await tx.$queryRaw<
    { tokenHash: string; createdAt: Date; preparedBy: string | null; isNew: boolean }[]
  >`
    WITH closed AS (DELETE FROM quote_draft_keys WHERE draft_id = ${draftId}::uuid AND kind <> 'device')
    INSERT INTO quote_drafts AS known (id, token_hash, line, definition_version, answers, step, question_set, created_at, sent_at,
      sent_token_hash, expires_at)
    VALUES (${draftId}::uuid, ${hashToken(token)}, ${line}, ${definitionVersion}, '{}', 'sent', ${set}, ${at}, ${at},
      ${hashToken(token)}, ${expiresAt})
    ON CONFLICT (id) DO UPDATE SET answers = '{}', sealed_answers = NULL, step = 'sent', sent_at = coalesce(known.sent_at, excluded.sent_at),
      sent_token_hash = CASE WHEN known.sent_at IS NULL THEN excluded.sent_token_hash ELSE known.sent_token_hash END,
      question_set = CASE WHEN known.sent_at IS NULL THEN excluded.question_set ELSE known.question_set END
    RETURNING token_hash AS "tokenHash", created_at AS "createdAt", prepared_by AS "preparedBy", xmax = 0 AS "isNew"`;
  if (!draft || !(tokenMatches(token, draft.tokenHash) || (await isDeviceOf(tx, draftId, token))))
    throw notFound('draft');
  if (draft.isNew) return { known: null, startedAt: null, preparedBy: null };
  const known = await tx.case.findUnique({ where: { draftId }, select: openedSelect });
  return { known, startedAt: draft.createdAt, preparedBy: draft.preparedBy };
}

/** The agent that filled in the form, for the ledger: what it calls itself is not verified. Null for a person. */
function filledBy(preparedBy: string | null, byAgent: boolean | undefined): string | null {
  if (preparedBy !== null) return `Calls itself “${preparedBy}”`;
  return byAgent ? 'In the person’s browser' : null;
}

/**
 * Submits a request. Submitting twice, or again after a lost response, creates one case and returns the same receipt.
 * @param address where the request came from; kept with the consents as evidence
 * @param clientId the signed-in client, who owns the case immediately
 * @param door recorded with the consents: a form without a script can’t say when the boxes were ticked
 * @throws {AppError} BAD_REQUEST with every wrong answer; NOT_FOUND for another's draft; CONFLICT when the questions changed;
 * TOO_MANY_REQUESTS when a proof is needed
 */
export async function submitQuote(
  services: Services,
  input: SubmitQuoteInput,
  address: string,
  clientId: string | null = null,
  door: Door = 'trpc',
): Promise<QuoteReceipt> {
  const { db, env, now } = services;
  const definition = findDefinition(input.line, input.definitionVersion);
  if (!definition) throw conflict('These questions have changed. Reload the page.');
  const at = now();
  const checked = checkedAnswers(definition, input, localDay(at, env.site));
  const proof = screenEvidence(env.site, { door, shown: input.shown }, at);
  const measured = await findMeasuredReplies(services);
  return transaction(db, async (tx) => {
    // Before everything else that is locked (docs/decisions/0039).
    if (clientId && input.joins) await lockCases(tx, [input.joins]);
    const { known, startedAt, preparedBy } = await lockDraft(tx, input, at);
    const facts = { measured, clientId, papers: papersFor(definition, checked.answers, true) };
    if (known) return receiptOf(known, services, { ...facts, joined: await findJoined(tx, services, known) });
    guardForm(services, input, startedAt);
    const source = input.community ? `website/${input.community}` : 'website';
    const opening = openingOf(services, definition, input.answers, checked, {
      draftId: input.draftId,
      source,
      clientId,
    });
    const created = await openCase(tx, services, opening, at);
    const filled = filledBy(preparedBy, input.byAgent);
    const evidence = { form: `${input.line}@${input.definitionVersion}`, address, ...(filled && { agent: filled }) };
    const consents = input.consents.map((consent) => ({ ...consent, proof: proof[consent.purpose] }));
    const channel = filled ? 'agent' : 'web-form';
    await keepConsents(tx, services, [{ row: created, consents, channel, evidence }], at);
    const { fullName: name } = contactOf(checked.answers);
    if (clientId && input.joins) {
      const pair = { caseId: created.id, intoId: input.joins };
      // Closed in the meantime, or nobody's business: then it is a request of its own, and nothing is lost.
      if (await joinNewCase(tx, services, { ...pair, client: { id: clientId, fullName: name }, at }))
        return receiptOf(created, services, { ...facts, joined: await findJoined(tx, services, created) });
    }
    const receipt = receiptOf(created, services, { ...facts, joined: null });
    const titles = papersFor(definition, checked.answers, false).map((paper) => paper.title);
    await sendReceipts(tx, services, [{ row: created, receipt, papers: titles, name }], at);
    return receipt;
  });
}

/** The request that a case was added to. */
async function findJoined(tx: Transaction, { env }: Services, { id }: OpenedCase): Promise<QuoteReceipt['joined']> {
  const { mergedInto } = await tx.case.findUniqueOrThrow({
    where: { id },
    select: { mergedInto: { select: { id: true, serial: true, createdAt: true } } },
  });
  return mergedInto && { number: caseNumber(mergedInto, env.site), caseId: mergedInto.id };
}
