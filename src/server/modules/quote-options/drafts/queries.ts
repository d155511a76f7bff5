/** What the broker has typed of the options of a case, and what a new option begins with. */
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { startingCoverages } from '#shared/lines/coverages/start.ts';
import type { AnswersInput } from '#shared/lines/types.ts';
import { type OptionDraft, optionGridSchema } from '#shared/quote-options/draft.ts';
import { insurersSetting } from '#shared/settings/insurers.ts';

/**
 * Checks that the viewer prepares the options of the case, as its broker or an assistant: nobody else may read an offer that isn’t sent.
 * @throws {AppError} NOT_FOUND
 */
export async function checkPreparer(
  db: Database | Transaction,
  viewer: Viewer,
  caseId: string,
  now: Date,
): Promise<void> {
  const relation = await getPersonRelation(db, viewer, caseId, now);
  if (relation !== 'assigned_broker' && relation !== 'assistant') throw notFound('request');
}

/**
 * The grid as it was saved last, on whichever device. A grid of an earlier release that no longer fits is left out.
 * @throws {AppError} NOT_FOUND for everyone but the broker of the case and its assistants
 */
export async function getOptionDraft(services: Services, viewer: Viewer, caseId: string): Promise<OptionDraft> {
  const { db, now, settings } = services;
  await checkPreparer(db, viewer, caseId, now());
  const { type, answers, optionDraft } = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { type: true, answers: true, optionDraft: true },
  });
  const grid = optionGridSchema.safeParse(optionDraft?.grid);
  return {
    version: optionDraft?.version ?? 0,
    grid: grid.success ? grid.data : null,
    savedAt: optionDraft?.savedAt.toISOString() ?? null,
    savedByName: optionDraft?.savedByName ?? null,
    savedByMe: optionDraft?.savedById === viewer.id,
    start: startingCoverages(type as CaseType, answers as AnswersInput),
    insurers: settings.get(insurersSetting).names,
  };
}
