import type { DueFor } from '#shared/cases/views.ts';

/** What a deadline is for, in front of "by Nov 23, 1:00 p.m.". */
export const dueLabels: Record<DueFor, string> = {
  take: 'Assign',
  first_reply: 'First reply',
  reply: 'Reply',
  confirm: 'Confirm',
};
