/**
 * Publishing a document: a new revision, which never changes, and the same value as a setting, which every process follows within the
 * time of a NOTIFY. The site's settings are such a document. Of an article only the list is a setting.
 */
import { CHANGED_MEANWHILE, writeSetting } from '#server/modules/settings/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { changedSince, conflict } from '#server/platform/errors/app-error.ts';
import type { Setting } from '#shared/platform/settings.ts';
import { findNewestNumber } from './queries.ts';

export type Publication<Value> = {
  value: Value;
  /** The number of the revision that the publisher saw; 0 for none. */
  over: number;
  note: string;
  restoredFrom: number | null;
};

export type Revision = Omit<Publication<unknown>, 'over'> & { key: string; number: number };

/** Keeps what is published, in the caller's transaction. */
export async function addRevision(
  tx: Transaction,
  { by, at }: { by: Pick<Viewer, 'fullName'>; at: Date },
  { key, number, value, note, restoredFrom }: Revision,
): Promise<void> {
  const data = { key, number, value: value as Prisma.InputJsonObject, note, restoredFrom };
  await tx.publishedRevision.create({ data: { ...data, publishedByName: by.fullName, publishedAt: at } });
}

/**
 * Publishes in the caller's transaction.
 * @returns the number of the new revision
 * @throws {AppError} CONFLICT when something else was published since
 */
export async function publishRevision<Value>(
  tx: Transaction,
  { viewer, at }: { viewer: Viewer; at: Date },
  setting: Setting<Value>,
  { value, over, note, restoredFrom }: Publication<Value>,
): Promise<number> {
  const newest = await findNewestNumber(tx, setting.key);
  if (newest !== over) throw changedSince(CHANGED_MEANWHILE, newest);
  const number = newest + 1;
  await addRevision(tx, { by: viewer, at }, { key: setting.key, number, value, note, restoredFrom });
  const current = await tx.setting.findFirst({ where: { key: setting.key }, select: { version: true } });
  await writeSetting(tx, viewer, setting, { version: current?.version ?? 0, value });
  return number;
}

/** What two people who publish at the same time get: the second is asked to look again. */
export function asConflict(error: unknown): unknown {
  const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
  return taken ? conflict(CHANGED_MEANWHILE) : error;
}
