import { isOpen } from '#shared/cases/rules.ts';
import type { CaseStatus } from '#shared/cases/schema.ts';

type Side = {
  id: string;
  status: CaseStatus;
  clientId: string | null;
  contactEmailKey: string;
  contactPhoneE164: string | null;
};

export function sameEmail(one: Side, other: Side): boolean {
  return one.contactEmailKey !== '' && one.contactEmailKey === other.contactEmailKey;
}

export function samePhone(one: Side, other: Side): boolean {
  return one.contactPhoneE164 !== null && one.contactPhoneE164 === other.contactPhoneE164;
}

/**
 * Why a case cannot be merged into another, or null. An account must never lose sight of its request, nor gain sight of
 * someone else's: two people may have typed the same mailbox.
 */
export function joinRefusal(row: Side, target: Side): string | null {
  if (row.id === target.id) return 'A request cannot be joined with itself.';
  if (target.status === 'duplicate') return 'The other request was itself joined with another.';
  if (!isOpen(target.status)) return 'The other request is closed. Reopen it first, or leave the two as they are.';
  if (!sameEmail(row, target) && !samePhone(row, target))
    return 'The two requests have neither the mailbox nor the telephone in common.';
  if (row.clientId === null || row.clientId === target.clientId) return null;
  return target.clientId
    ? 'The two requests belong to different accounts.'
    : 'This request belongs to an account, and the other does not: join them the other way round.';
}
