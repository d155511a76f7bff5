import { businessMinutesBetween, type OpeningHours } from '#server/clock/business-time.ts';

/** What is kept of the broker's first reply, and nothing when there was one before. Hours in which nobody works do not count. */
export function firstReply(
  row: { firstReplyAt: Date | null; assignedAt: Date | null },
  at: Date,
  calendar: OpeningHours,
): { firstReplyAt?: Date; firstReplyMinutes?: number } {
  if (row.firstReplyAt) return {};
  if (!row.assignedAt) return { firstReplyAt: at };
  const minutes = Math.round(businessMinutesBetween(row.assignedAt, at, calendar));
  return { firstReplyAt: at, firstReplyMinutes: Math.max(0, minutes) };
}
