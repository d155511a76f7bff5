import { businessMinutesBetween, type OpeningHours } from '#server/platform/business-time/business-time.ts';

/** Nothing where there was one before; no minutes where nobody had taken the case on. */
export type FirstReply = { firstReplyAt?: Date; firstReplyMinutes?: number };

/** What is kept of the broker's first reply, and nothing when there was one before. Hours in which nobody works do not count. */
export function firstReply(
  row: { firstReplyAt: Date | null; assignedAt: Date | null },
  at: Date,
  calendar: OpeningHours,
): FirstReply {
  if (row.firstReplyAt) return {};
  if (!row.assignedAt) return { firstReplyAt: at };
  const minutes = Math.round(businessMinutesBetween(row.assignedAt, at, calendar));
  return { firstReplyAt: at, firstReplyMinutes: Math.max(0, minutes) };
}
