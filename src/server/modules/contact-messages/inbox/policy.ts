/** Which statuses a contact message may get, and how concurrent changes are refused. */
import { AppError, changedSince, conflict } from '#server/platform/errors/app-error.ts';
import type { ContactStatus } from '#shared/contact-messages/desk-schema.ts';

const CHANGED = 'This message has been updated since you opened it. Review it and try again.';

export function refuseOld(row: { version: number }, version: number): void {
  if (row.version !== version) throw changedSince(CHANGED, row.version);
}

/** Why a status cannot be set by hand; null when it can. */
export function statusRefusal(from: ContactStatus, to: ContactStatus, replies: number): AppError | null {
  if (from === 'converted') return conflict('This message was converted to a request. Continue there.');
  if (to === 'replied' && replies === 0) return conflict('No one has replied to this message yet.');
  return null;
}

/** Throws for spam: a message must be unmarked before it can be answered or converted. */
export function refuseSpam({ status }: { status: ContactStatus }): void {
  if (status === 'spam')
    throw new AppError({ code: 'CONFLICT', message: 'This message is marked as spam. Undo that first.' });
}
