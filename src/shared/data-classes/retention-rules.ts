/**
 * What is removed, and after how long. The privacy policy's table is made from these periods (data-map.ts), so changing one changes what
 * is promised. No zod here, so that any page may use them.
 */
import { formatNumber } from '#shared/platform/formats.ts';

/** In the order in which they run: a case loses its personal data before its history can be removed. */
export const retentionRuleNames = [
  'drafts',
  'chat_turns',
  'closed_cases',
  'bound_cases',
  'contact_messages',
  'mails',
  'case_history',
  'case_messages',
  'decisions',
  'audit',
  'security_events',
  'privacy_requests',
  'newsletter_pending',
  'newsletter_left',
  // After what gives a consent its use: requests, subscriptions and accounts.
  'idle_accounts',
  'consents',
  'notifications',
  'import_rows',
  'view_grants',
  'user_invitations',
  'case_invitations',
  'bulk_actions',
  'statistics',
  'retention_runs',
] as const;
export type RetentionRuleName = (typeof retentionRuleNames)[number];

export type RetentionPeriod = { days: number } | { months: number };

export type RetentionRule = {
  /** The subject of the rule. */
  what: string;
  /** When the period begins, to complete "… after". */
  after: string;
  period: RetentionPeriod;
  /** What happens to it. */
  removed: string;
};

/** How long before an idle account is deleted its owner gets an email. */
export const IDLE_WARNING_DAYS = 30;

const YEARS_7 = { months: 84 } as const;

export const retentionRules: Record<RetentionRuleName, RetentionRule> = {
  drafts: {
    what: 'Unsent quote requests',
    after: 'their last change',
    period: { days: 30 },
    removed: 'The draft is deleted. If it was sent, the request stays.',
  },
  chat_turns: {
    what: 'Questions for the assistant, its answers and what was said about them',
    after: 'each question',
    period: { days: 90 },
    removed: 'The question, its answer and what was said about it are deleted.',
  },
  closed_cases: {
    what: 'Requests that closed without a policy',
    after: 'they closed',
    period: { months: 24 },
    removed:
      'Name, contact details, answers, messages and documents are removed. The line, area, language, dates, insurers, prices and outcome are kept for statistics.',
  },
  bound_cases: {
    what: 'Requests that led to a policy',
    after: 'the policy was bound',
    period: YEARS_7,
    removed: 'The same data is removed as for requests that closed without a policy.',
  },
  contact_messages: {
    what: 'Contact messages and replies',
    after: 'they arrived',
    period: { months: 24 },
    removed: 'The message and its replies are deleted.',
  },
  mails: {
    what: 'Records of emails sent',
    after: 'they were written',
    period: { months: 24 },
    removed: 'The record is deleted. The text of an email isn’t kept once it is sent.',
  },
  case_history: {
    what: 'Request activity without personal information',
    after: 'each event',
    period: YEARS_7,
    removed: 'The events are deleted.',
  },
  // Emptied with their case. What is left proves nothing beyond the history, and is removed with it.
  case_messages: {
    what: 'Request conversations without personal information',
    after: 'each message',
    period: YEARS_7,
    removed: 'The record of each message (when it was sent and by which side) is deleted.',
  },
  // Which brokers were asked, and why, is part of the audit history: it proves that no broker was favoured, and names no client.
  decisions: {
    what: 'How brokers were chosen',
    after: 'each decision',
    period: YEARS_7,
    removed: 'The decision is deleted: the top brokers, their points and how many brokers each rule excluded.',
  },
  audit: {
    what: 'Audit log entries not tied to a request',
    after: 'each entry',
    period: YEARS_7,
    removed: 'The entries are deleted.',
  },
  security_events: {
    what: 'Sign-ins, failed attempts, security changes and exports',
    after: 'each event',
    period: { months: 12 },
    removed: 'The events are deleted.',
  },
  privacy_requests: {
    what: 'Privacy requests',
    after: 'they were answered',
    period: YEARS_7,
    removed: 'The request and its answer are deleted.',
  },
  newsletter_pending: {
    what: 'Unconfirmed newsletter addresses',
    after: 'the confirmation email',
    period: { days: 30 },
    removed: 'The address is deleted.',
  },
  newsletter_left: {
    what: 'Unsubscribed newsletter addresses',
    after: 'they unsubscribed',
    period: YEARS_7,
    removed: 'The address is deleted, and removed from the consents given with it.',
  },
  idle_accounts: {
    what: 'Inactive client accounts',
    after: 'the last sign-in',
    period: { months: 24 },
    removed: `The account is deleted, ${IDLE_WARNING_DAYS} days after we email its owner. Accounts with an open request stay.`,
  },
  consents: {
    what: 'Who gave consent',
    after: 'the request, subscription or account it belongs to ended',
    period: YEARS_7,
    removed:
      'The email address, the IP address and how consent was given are removed. The record that someone agreed to this wording stays.',
  },
  notifications: {
    what: 'Portal notifications',
    after: 'they were created',
    period: { months: 12 },
    removed: 'The notifications are deleted.',
  },
  import_rows: {
    what: 'Rows from imported files',
    after: 'the file was uploaded',
    period: { days: 30 },
    removed: 'The rows are deleted. The requests created from them stay.',
  },
  view_grants: {
    what: 'Administrator views of a client’s portal',
    after: 'each view',
    period: { months: 24 },
    removed: 'The record is deleted. Its audit log entry has its own retention period.',
  },
  user_invitations: {
    what: 'Invitations to brokers and administrators',
    after: 'they were sent',
    period: { months: 12 },
    removed: 'The invitation is deleted. Any account created from it is kept.',
  },
  case_invitations: {
    what: 'Email links that invite a client to a request',
    after: 'they expire',
    period: { days: 30 },
    removed: 'The link is deleted.',
  },
  bulk_actions: {
    what: 'Undo information for bulk changes',
    after: 'the change',
    period: { months: 3 },
    removed: 'The undo information is deleted. Each request’s activity stays.',
  },
  statistics: {
    what: 'Daily counts of “Was this helpful?” answers and of AI provider use',
    after: 'each day',
    period: { months: 24 },
    removed: 'The counts are deleted.',
  },
  retention_runs: {
    what: 'Counts of what the retention rules deleted',
    after: 'each run',
    period: { months: 24 },
    removed: 'The counts are deleted. Their audit log entries have their own retention period.',
  },
};

/** Rows kept by legal holds are counted each night only up to here, so that the nightly cost of a long hold does not grow. */
export const KEPT_COUNTED = 1_000;

/** "12", or "more than 1,000". */
export function keptWords(kept: number): string {
  const count = formatNumber(Math.min(kept, KEPT_COUNTED));
  return kept > KEPT_COUNTED ? `more than ${count}` : count;
}

export function periodWords(period: RetentionPeriod): string {
  if ('days' in period) return `${period.days} days`;
  return period.months % 12 === 0 && period.months > 24 ? `${period.months / 12} years` : `${period.months} months`;
}

/** Anything older than this has expired. By the calendar: 24 months are two years, with or without a leap day. */
export function endBefore(period: RetentionPeriod, now: Date): Date {
  const end = new Date(now);
  if ('days' in period) {
    end.setUTCDate(end.getUTCDate() - period.days);
    return end;
  }
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() - period.months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, last));
  return end;
}

/** The inverse: the day on which something that began then expires. */
export function endOf(period: RetentionPeriod, from: Date): Date {
  if ('days' in period) return new Date(from.getTime() + period.days * 86_400_000);
  return endBefore({ months: -period.months }, from);
}
