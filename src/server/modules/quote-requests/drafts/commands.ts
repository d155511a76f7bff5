/** Drafts of quote requests: saved at every step, so that no input is lost. Anonymous; the browser's token is the key. */

import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { getOwnDraft, type StoredDraft } from '#server/modules/quote-requests/drafts/queries.ts';
import { furthest } from '#server/modules/quote-requests/funnel/policy.ts';
import { seal, unseal } from '#server/platform/crypto/sealing.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { findDefinition } from '#shared/lines/questionnaires.ts';
import { mergeAnswers, splitBySensitivity } from '#shared/lines/sensitivity.ts';
import type { AnswersInput } from '#shared/lines/types.ts';
import { DRAFT_DAYS, type SaveDraftInput } from '#shared/quote-requests/requests.ts';

const DAY_MS = 86_400_000;

/** Binds a sealed blob to its draft. */
export function draftSeal(draftId: string): string {
  return `draft:${draftId}`;
}

/**
 * Creates or replaces the draft.
 * @throws {AppError} NOT_FOUND for another's draft; CONFLICT when another tab saved in the meantime or it was submitted already
 */
export async function saveDraft(
  { db, env, now }: Services,
  { draftId, token, line, definitionVersion, version, step, set, answers }: SaveDraftInput,
) {
  const definition = findDefinition(line, definitionVersion);
  if (!definition) throw conflict('These questions have changed. Reload the page.');
  const { open, sensitive } = splitBySensitivity(definition, answers);
  const at = now();
  const expiresAt = new Date(at.getTime() + DRAFT_DAYS * DAY_MS);
  const data = {
    line,
    definitionVersion,
    step,
    questionSet: set,
    answers: open as object,
    sealedAnswers: Object.keys(sensitive).length > 0 ? seal(env, sensitive, draftSeal(draftId)) : null,
    expiresAt,
  };
  const receipt = { savedAt: at.toISOString(), expiresAt: expiresAt.toISOString() };
  const created = await db.quoteDraft.createMany({
    data: [
      {
        id: draftId,
        tokenHash: hashToken(token),
        ...data,
        reached: furthest(definition, set, '', step),
        createdAt: at,
      },
    ],
    skipDuplicates: true,
  });
  if (created.count > 0) return { version: 1, ...receipt };
  const known = await getOwnDraft(db, draftId, token);
  // With another set of questions, the way begins again.
  const reached = furthest(definition, set, known.questionSet === set ? known.reached : '', step);
  const { count } = await db.quoteDraft.updateMany({
    where: { id: draftId, version, submittedCase: null },
    data: { ...data, reached, version: { increment: 1 } },
  });
  if (count === 0)
    throw conflict('This request was changed in another tab, or has already been sent. Reload the page.');
  // Discarded: nothing is left that a link could open, or a reminder be about.
  if (Object.keys(answers).length === 0)
    await db.quoteDraftKey.deleteMany({ where: { draftId, kind: { not: 'device' } } });
  return { version: version + 1, ...receipt };
}

/** A draft as the person reads it, for a caller who has checked whose it is. */
export function readDraft({ env }: Pick<Services, 'env'>, draft: StoredDraft) {
  const hidden = draft.sealedAnswers ? (unseal(env, draft.sealedAnswers, draftSeal(draft.id)) as AnswersInput) : {};
  return {
    line: caseTypeSchema.parse(draft.line),
    definitionVersion: draft.definitionVersion,
    version: draft.version,
    step: draft.step,
    set: questionSetSchema.parse(draft.questionSet),
    answers: mergeAnswers(draft.answers as AnswersInput, hidden),
    preparedBy: draft.preparedBy,
    submittedNumber: draft.submittedCase ? caseNumber(draft.submittedCase, env.site) : null,
  };
}

/**
 * The saved draft, for a browser that was closed in the meantime.
 * @throws {AppError} NOT_FOUND
 */
export async function getDraft(services: Services, { draftId, token }: { draftId: string; token: string }) {
  const draft = await getOwnDraft(services.db, draftId, token);
  if (draft.expiresAt < services.now()) throw notFound('draft');
  return readDraft(services, draft);
}

/** Removes expired links and rate limit counters. Drafts are removed by the nightly run. */
export async function removeExpired({ db, now }: Services): Promise<void> {
  await db.quoteDraftKey.deleteMany({ where: { expiresAt: { lt: now() } } });
  await db.rateLimit.deleteMany({ where: { expiresAt: { lt: now() } } });
}
