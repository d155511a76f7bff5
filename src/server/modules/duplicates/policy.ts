import { isOpen } from '#shared/cases/rules.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';

type Side = {
  id: string;
  status: CaseStatus;
  clientId: string | null;
  contactEmailKey: string;
  contactPhoneE164: string | null;
};

type Sent = { type: string; createdAt: Date };

export function sameEmail(one: Side, other: Side): boolean {
  return one.contactEmailKey !== '' && one.contactEmailKey === other.contactEmailKey;
}

export function samePhone(one: Side, other: Side): boolean {
  return one.contactPhoneE164 !== null && one.contactPhoneE164 === other.contactPhoneE164;
}

/** A client is offered to add a request to an open one that is at most this old. */
export const AGAIN_DAYS = 30;
const DAY_MS = 86_400_000;

/** By when an earlier request must have been sent for one sent now to be the same again. */
export function againSince(at: Date): Date {
  return new Date(at.getTime() - AGAIN_DAYS * DAY_MS);
}

/** Whether a request asks again, soon after, for what an earlier one asked for. */
export function isAgain(row: Sent, earlier: Sent): boolean {
  return (
    row.type === earlier.type && earlier.createdAt < row.createdAt && earlier.createdAt >= againSince(row.createdAt)
  );
}

/**
 * Why a case cannot be merged into another, or null. An account must never lose sight of its request, nor gain sight of
 * someone else's: two people may have typed the same mailbox.
 */
export function joinRefusal(row: Side, target: Side): string | null {
  if (row.id === target.id) return 'A request can’t be merged with itself.';
  if (target.status === 'duplicate') return 'The other request has already been merged with another.';
  if (!isOpen(target.status)) return 'The other request is closed. Reopen it first, or keep the two separate.';
  const sameAccount = row.clientId !== null && row.clientId === target.clientId;
  if (!sameAccount && !sameEmail(row, target) && !samePhone(row, target))
    return 'The two requests don’t share an email address or a phone number.';
  if (row.clientId === null || sameAccount) return null;
  return target.clientId
    ? 'The two requests belong to different accounts.'
    : 'This request belongs to an account and the other doesn’t. Merge them the other way around.';
}
