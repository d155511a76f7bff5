const SAME_MOMENT =
  'another process may write it within a moment, and their clocks may differ by milliseconds (decision 0042)';
const AHEAD = 'somebody picks it, ahead of them: the command compares it with its own time';
const DEFAULT =
  'an account begins by the default of its column and the rest is written with services.now(): two clocks (decision 0030)';
const PRISMA = 'written by Prisma with the clock of the process';

/** The timestamps that no CHECK compares with the creation of their row, and why (decision 0042). */
export const timesWithoutOrder: Record<string, string> = {
  'browser_failures.last_at': SAME_MOMENT,
  'callbacks.at': AHEAD,
  'callbacks.reminded_at': SAME_MOMENT,
  'canned_replies.updated_at': PRISMA,
  'cases.hold_until': AHEAD,
  'digest_items.sent_at': SAME_MOMENT,
  'document_requests.overdue_told_at': SAME_MOMENT,
  'document_requests.reminded_at': SAME_MOMENT,
  'document_versions.scanned_at': SAME_MOMENT,
  'notifications.read_at': SAME_MOMENT,
  'outbox_mails.gave_up_at': SAME_MOMENT,
  'outbox_mails.sent_at': SAME_MOMENT,
  'quote_drafts.sent_at': SAME_MOMENT,
  'scheduled_messages.send_at': AHEAD,
  'text_messages.sent_at': SAME_MOMENT,
  'user_sessions.ended_at': `a session may end as it begins, where an account is closed just then: ${SAME_MOMENT}`,
  'user_sessions.last_seen_at': SAME_MOMENT,
  'users.active_at': DEFAULT,
  'users.disabled_at': DEFAULT,
  'users.email_verified_at': DEFAULT,
  'users.idle_told_at': SAME_MOMENT,
  'users.password_changed_at': DEFAULT,
  'users.terms_accepted_at': DEFAULT,
  'users.totp_enabled_at': DEFAULT,
  'users.updated_at': PRISMA,
};
