import { refusalOf } from '#server/modules/cases/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { countedAs, limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { Relation } from '#shared/cases/views.ts';
import { type Announced, announcedSize, checkRoom, OPEN_UPLOADS_MAX } from './policy.ts';

/** The total size of a case's files; deleted ones do not count. */
export async function usedBytes(db: Database | Transaction, caseId: string): Promise<number> {
  const { _sum } = await db.documentVersion.aggregate({
    where: { document: { caseId }, wrappedKey: { not: null } },
    _sum: { size: true },
  });
  return Number(_sum.size ?? 0);
}

/**
 * The viewer's relation to the case, if documents may be added to it now.
 * @throws {AppError} NOT_FOUND without a relation to the case; CONFLICT where it accepts no documents anymore
 */
export async function getUploadRelation(
  db: Database | Transaction,
  viewer: Viewer,
  caseId: string,
  now: Date,
): Promise<Relation> {
  const relation = await getPersonRelation(db, viewer, caseId, now);
  const row = await db.case.findUniqueOrThrow({ where: { id: caseId }, select: { status: true, stage: true } });
  const outcome = applyEvent(row, 'document_added', relation);
  if ('refused' in outcome) throw refusalOf(outcome);
  return relation;
}

/**
 * Allows an upload to start, or throws the reason.
 * @throws {AppError} NOT_FOUND, CONFLICT, BAD_REQUEST, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS
 */
export async function checkUpload(
  { db, env, limiter, staging, now }: Services,
  viewer: Viewer,
  { caseId, ...announced }: Announced & { caseId: string },
): Promise<void> {
  await limiter.consume(limits.upload, countedAs(viewer));
  await getUploadRelation(db, viewer, caseId, now());
  const size = announcedSize(announced, env.uploads);
  checkRoom(size, await usedBytes(db, caseId), env.uploads);
  if ((await staging.countOpen(viewer.id)) < OPEN_UPLOADS_MAX) return;
  // Interrupted uploads must not lock the user out until they expire: the longest idle one is dropped.
  if (await staging.forgetIdlest(viewer.id)) return;
  throw new AppError({
    code: 'TOO_MANY_REQUESTS',
    message: `You have ${OPEN_UPLOADS_MAX} uploads in progress. Wait until some have finished.`,
    retryAfterSeconds: 60,
  });
}
