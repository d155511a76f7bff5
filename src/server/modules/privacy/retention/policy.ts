/** When retention ends for each kind of row, as SQL: which rows, since when, and which of them a legal hold keeps. */
import { isHeld } from '#server/modules/privacy/legal-holds/queries.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { firstIdAt } from '#server/platform/db/ids.ts';
import { endBefore, IDLE_WARNING_DAYS, type RetentionRuleName } from '#shared/data-classes/retention-rules.ts';

type Due = {
  /** The rows that have reached their end, named `c`: those older than `before`. */
  from: (before: Date, now: Date) => Prisma.Sql;
  /** The start of their retention period. */
  since: Prisma.Sql;
  /** What keeps a row past its end. */
  held: Prisma.Sql;
};

/** The rules whose rows are in tables partitioned by month; whole months are dropped. */
export const tableInMonths: Partial<Record<RetentionRuleName, string>> = {
  chat_turns: 'chat_turns',
  mails: 'outbox_mails',
  case_history: 'case_events',
  case_messages: 'messages',
  audit: 'audit_entries',
  notifications: 'notifications',
};

const never = Prisma.sql`false`;
/** Any organization; stated explicitly because it comes before the age in the index. */
const anyones = Prisma.sql`c.organization_id = ANY(ARRAY(SELECT id FROM organizations))`;
/** For a row that belongs to a case. */
const heldCase = Prisma.sql`EXISTS (
  SELECT 1 FROM legal_holds h WHERE h.case_id = c.case_id AND h.released_at IS NULL)`;

/** A client's account that was not erased. The index `users_idle` has the same condition. */
export const isClient = Prisma.sql`c.role_text = 'client' AND c.email_key NOT LIKE '%@removed.invalid'`;
/** They, or someone who typed their address, still wait for something. */
export const hasOpenCase = Prisma.sql`EXISTS (SELECT 1 FROM cases k
  WHERE (k.client_id = c.id OR k.contact_email_key = c.email_key) AND k.closed_at IS NULL)`;
/** Accounts whose owner got the email before this moment had their time to sign in. */
const warnedBefore = (now: Date) => endBefore({ days: IDLE_WARNING_DAYS }, now);

/** Rows whose retention starts when they are written. */
function createdIn(table: string): Due {
  return {
    from: (before) => Prisma.sql`${Prisma.raw(table)} c WHERE c.created_at < ${before}::timestamptz`,
    since: Prisma.sql`c.created_at`,
    held: never,
  };
}

/** Every condition is an index range: rows that are not due are not read. */
export const due: Record<RetentionRuleName, Due> = {
  drafts: {
    // The end is stored with the draft, 30 days after its last change. A submitted draft is an empty shell that its case no longer needs.
    from: (_, now) => Prisma.sql`quote_drafts c WHERE c.expires_at < ${now}::timestamptz`,
    since: Prisma.sql`c.created_at`,
    held: never,
  },
  chat_turns: {
    from: (before) => Prisma.sql`chat_turns c WHERE c.created_at < ${before}::timestamptz`,
    since: Prisma.sql`c.created_at`,
    held: never,
  },
  closed_cases: {
    from: (before) => Prisma.sql`cases c WHERE c.closed_at < ${before}::timestamptz
      AND c.status IN ('lost', 'withdrawn', 'duplicate') AND c.anonymised_at IS NULL`,
    since: Prisma.sql`c.closed_at`,
    held: isHeld,
  },
  bound_cases: {
    from: (before) => Prisma.sql`cases c WHERE c.closed_at < ${before}::timestamptz
      AND c.status = 'bound' AND c.anonymised_at IS NULL`,
    since: Prisma.sql`c.closed_at`,
    held: isHeld,
  },
  contact_messages: {
    from: (before) => Prisma.sql`contact_messages c WHERE c.created_at < ${before}::timestamptz`,
    since: Prisma.sql`c.created_at`,
    held: heldCase,
  },
  mails: {
    from: (before) => Prisma.sql`outbox_mails c
      WHERE c.state IN ('sent', 'failed', 'withheld') AND c.created_at < ${before}::timestamptz`,
    since: Prisma.sql`c.created_at`,
    held: never,
  },
  case_history: {
    from: (before) => Prisma.sql`case_events c WHERE ${anyones} AND c.at < ${before}::timestamptz AND EXISTS (
      SELECT 1 FROM cases k WHERE k.id = c.case_id AND k.anonymised_at IS NOT NULL)`,
    since: Prisma.sql`c.at`,
    held: heldCase,
  },
  case_messages: {
    // No index has the time of a message, but the key of its case starts with an even earlier time.
    from: (
      before,
    ) => Prisma.sql`messages c WHERE c.case_id < ${firstIdAt(before)}::uuid AND c.created_at < ${before}::timestamptz
      AND EXISTS (SELECT 1 FROM cases k WHERE k.id = c.case_id AND k.anonymised_at IS NOT NULL)`,
    since: Prisma.sql`c.created_at`,
    held: heldCase,
  },
  decisions: {
    from: (before) => Prisma.sql`assignment_decisions c WHERE c.at < ${before}::timestamptz`,
    since: Prisma.sql`c.at`,
    held: heldCase,
  },
  audit: {
    from: (before) => Prisma.sql`audit_entries c WHERE ${anyones} AND c.at < ${before}::timestamptz`,
    since: Prisma.sql`c.at`,
    held: Prisma.sql`(c.subject_type = 'case' AND EXISTS (
      SELECT 1 FROM legal_holds h WHERE h.case_id::text = c.subject_id AND h.released_at IS NULL))`,
  },
  security_events: {
    from: (before) => Prisma.sql`security_events c WHERE c.at < ${before}::timestamptz`,
    since: Prisma.sql`c.at`,
    held: never,
  },
  import_rows: {
    from: (before) => Prisma.sql`import_rows c JOIN import_batches b ON b.id = c.batch_id
      WHERE b.created_at < ${before}::timestamptz`,
    since: Prisma.sql`b.created_at`,
    held: never,
  },
  privacy_requests: {
    from: (before) => Prisma.sql`privacy_requests c WHERE c.closed_at < ${before}::timestamptz`,
    since: Prisma.sql`c.closed_at`,
    held: never,
  },
  newsletter_pending: {
    from: (before) => Prisma.sql`newsletter_subscribers c
      WHERE c.status = 'pending' AND c.confirmation_sent_at < ${before}::timestamptz`,
    since: Prisma.sql`c.confirmation_sent_at`,
    held: never,
  },
  newsletter_left: {
    from: (before) => Prisma.sql`newsletter_subscribers c
      WHERE c.status = 'unsubscribed' AND c.unsubscribed_at < ${before}::timestamptz`,
    since: Prisma.sql`c.unsubscribed_at`,
    held: never,
  },
  idle_accounts: {
    from: (before, now) => Prisma.sql`users c WHERE ${isClient} AND c.active_at < ${before}::timestamptz
      AND (c.idle_told_at < ${warnedBefore(now)}::timestamptz OR c.disabled_at IS NOT NULL) AND NOT ${hasOpenCase}`,
    since: Prisma.sql`c.active_at`,
    // Of their mailbox too: the erasure adopts those, and refuses under a hold, which would end the whole night's run.
    held: Prisma.sql`EXISTS (SELECT 1 FROM cases k JOIN legal_holds h ON h.case_id = k.id
      WHERE (k.client_id = c.id OR k.contact_email_key = c.email_key) AND h.released_at IS NULL)`,
  },
  consents: {
    from: (before) => Prisma.sql`consent_people c WHERE c.erased_at IS NULL AND c.created_at < ${before}::timestamptz
      AND NOT EXISTS (SELECT 1 FROM consent_records r LEFT JOIN cases k ON k.id = r.case_id WHERE r.person_id = c.id
        AND (r.at >= ${before}::timestamptz OR (k.id IS NOT NULL AND (k.closed_at IS NULL OR k.closed_at >= ${before}::timestamptz))))
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers s WHERE s.email_key = c.email_key AND s.status = 'confirmed')
      AND NOT EXISTS (SELECT 1 FROM users u WHERE u.email_key = c.email_key)`,
    since: Prisma.sql`c.created_at`,
    held: Prisma.sql`EXISTS (SELECT 1 FROM consent_records r JOIN legal_holds h ON h.case_id = r.case_id
      WHERE r.person_id = c.id AND h.released_at IS NULL)`,
  },
  notifications: createdIn('notifications'),
  view_grants: createdIn('view_grants'),
  user_invitations: createdIn('user_invitations'),
  case_invitations: {
    from: (before) => Prisma.sql`case_invitations c WHERE c.expires_at < ${before}::timestamptz`,
    since: Prisma.sql`c.expires_at`,
    held: never,
  },
  bulk_actions: createdIn('bulk_actions'),
  statistics: {
    from: (before) => Prisma.sql`(SELECT day FROM page_feedback WHERE day < ${before}::date
      UNION ALL SELECT day::date FROM assistant_usage WHERE day < ${before}::date::text) c WHERE true`,
    since: Prisma.sql`c.day`,
    held: never,
  },
  retention_runs: {
    from: (before) => Prisma.sql`retention_runs c WHERE c.at < ${before}::timestamptz`,
    since: Prisma.sql`c.at`,
    held: never,
  },
};
