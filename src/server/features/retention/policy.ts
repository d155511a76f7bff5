/** What the end of its time means for each kind of row, as SQL: which rows, since when, and which of them a legal hold keeps. */
import { isHeld } from '#server/features/legal-holds/queries.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import type { RetentionRuleName } from '#shared/retention/rules.ts';

type Due = {
  /** The rows that have reached their end, named `c`; `before` is the moment they had to be older than. */
  from: (before: Date, now: Date) => Prisma.Sql;
  /** Their age. */
  since: Prisma.Sql;
  /** What keeps a row although its time is over. */
  held: Prisma.Sql;
};

const never = Prisma.sql`false`;

/** Every condition is a range of an index: the rows that are not due are not read. */
export const due: Record<RetentionRuleName, Due> = {
  drafts: {
    // Its end was written down with it, 30 days after the last change.
    from: (_, now) => Prisma.sql`"QuoteDraft" c WHERE c."expiresAt" < ${now}::timestamptz
      AND NOT EXISTS (SELECT 1 FROM "Case" s WHERE s."draftId" = c.id)`,
    since: Prisma.sql`c."createdAt"`,
    held: never,
  },
  chat_turns: {
    from: (before) => Prisma.sql`"ChatTurn" c WHERE c."createdAt" < ${before}::timestamptz`,
    since: Prisma.sql`c."createdAt"`,
    held: never,
  },
  closed_cases: {
    from: (before) => Prisma.sql`"Case" c WHERE c."closedAt" < ${before}::timestamptz
      AND c.status IN ('lost', 'withdrawn', 'duplicate') AND c."anonymisedAt" IS NULL`,
    since: Prisma.sql`c."closedAt"`,
    held: isHeld,
  },
  bound_cases: {
    from: (before) => Prisma.sql`"Case" c WHERE c."closedAt" < ${before}::timestamptz
      AND c.status = 'bound' AND c."anonymisedAt" IS NULL`,
    since: Prisma.sql`c."closedAt"`,
    held: isHeld,
  },
  contact_messages: {
    from: (before) => Prisma.sql`"ContactMessage" c WHERE c."createdAt" < ${before}::timestamptz`,
    since: Prisma.sql`c."createdAt"`,
    held: Prisma.sql`EXISTS (
      SELECT 1 FROM "LegalHold" h WHERE h."caseId" = c."caseId" AND h."releasedAt" IS NULL)`,
  },
  mails: {
    from: (before) => Prisma.sql`"OutboxMail" c
      WHERE c.state IN ('sent', 'failed', 'withheld') AND c."createdAt" < ${before}::timestamptz`,
    since: Prisma.sql`c."createdAt"`,
    held: never,
  },
  case_history: {
    from: (before) => Prisma.sql`"CaseEvent" c WHERE c.at < ${before}::timestamptz AND EXISTS (
      SELECT 1 FROM "Case" k WHERE k.id = c."caseId" AND k."anonymisedAt" IS NOT NULL)`,
    since: Prisma.sql`c.at`,
    held: Prisma.sql`EXISTS (
      SELECT 1 FROM "LegalHold" h WHERE h."caseId" = c."caseId" AND h."releasedAt" IS NULL)`,
  },
  audit: {
    from: (before) => Prisma.sql`"AuditEntry" c WHERE c.at < ${before}::timestamptz`,
    since: Prisma.sql`c.at`,
    held: Prisma.sql`(c."subjectType" = 'case' AND EXISTS (
      SELECT 1 FROM "LegalHold" h WHERE h."caseId"::text = c."subjectId" AND h."releasedAt" IS NULL))`,
  },
  security_events: {
    from: (before) => Prisma.sql`"SecurityEvent" c WHERE c.at < ${before}::timestamptz`,
    since: Prisma.sql`c.at`,
    held: never,
  },
  import_rows: {
    from: (before) => Prisma.sql`"ImportRow" c JOIN "ImportBatch" b ON b.id = c."batchId"
      WHERE b."createdAt" < ${before}::timestamptz`,
    since: Prisma.sql`b."createdAt"`,
    held: never,
  },
};
