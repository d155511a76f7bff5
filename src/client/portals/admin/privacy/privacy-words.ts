import { keepUnits } from '#shared/platform/units.ts';
import type { PrivacyStatus } from '#shared/privacy/desk-schema.ts';
import type { PrivacyRequestKind } from '#shared/privacy/schema.ts';

export const kindLabels: Record<PrivacyRequestKind, string> = {
  access: 'See their information',
  correction: 'Correct their information',
  deletion: 'Delete their information',
};

export const privacyStatusLabels: Record<PrivacyStatus, string> = {
  open: 'Open',
  done: 'Answered',
  refused: 'Refused',
  cancelled: 'Withdrawn',
};

const DAY_MS = 86_400_000;

/** "in 12 days", "today", "3 days late": by whole days. */
export function dueWords(dueAt: string, now: number): string {
  const days = Math.floor((new Date(dueAt).getTime() - now) / DAY_MS);
  if (days < 0) return keepUnits(days === -1 ? '1 day late' : `${-days} days late`);
  if (days === 0) return 'due within a day';
  return keepUnits(days === 1 ? 'in 1 day' : `in ${days} days`);
}
