/** Saves what the broker types, and clears it once it was published. */
import { getCaseToMove, lockCases } from '#server/modules/cases/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { changedSince, conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { isOpen } from '#shared/cases/rules.ts';
import type { SavedOptionDraft, SaveOptionDraftInput } from '#shared/quote-options/draft.ts';
import { checkPreparer } from './queries.ts';

const CHANGED = 'These options were changed on another device. Choose which ones to keep.';
const ENDED = 'This request is closed, so its options can’t be changed.';

/**
 * Saves the grid of a case at the version that was read.
 * @throws {AppError} NOT_FOUND for everyone but the broker of the case and its assistants; CONFLICT when another device saved since, or the case is closed
 */
export async function saveOptionDraft(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, version, grid }: SaveOptionDraftInput,
): Promise<SavedOptionDraft> {
  return transaction(db, async (tx) => {
    const savedAt = now();
    await checkPreparer(tx, viewer, caseId, savedAt);
    // Before the draft itself: two first saves at once, and publishing, wait here.
    await lockCases(tx, [caseId]);
    if (!isOpen((await getCaseToMove(tx, caseId)).status)) throw conflict(ENDED);
    const known = await tx.optionDraft.findUnique({ where: { caseId }, select: { version: true } });
    const present = known?.version ?? 0;
    if (present !== version) throw changedSince(CHANGED, present);
    const data = {
      grid: grid ?? Prisma.DbNull,
      version: version + 1,
      savedById: viewer.id,
      savedByName: viewer.fullName,
      savedAt,
    };
    await tx.optionDraft.upsert({
      where: { caseId },
      create: { caseId, createdAt: savedAt, ...data },
      update: data,
    });
    return { version: data.version, savedAt: savedAt.toISOString() };
  });
}

/** Clears the grid in the caller’s transaction. Its version rises, so that an open editor elsewhere can’t bring it back. */
export async function clearOptionDraft(tx: Transaction, caseId: string): Promise<void> {
  await tx.optionDraft.updateMany({ where: { caseId }, data: { grid: Prisma.DbNull, version: { increment: 1 } } });
}
