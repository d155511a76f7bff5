/** The nightly run: every rule removes what has reached its end, in small batches, each in its own transaction. */

import { removeOldLinks } from '#server/modules/audit/chain/commands.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { systemActor } from '#server/modules/cases/commands.ts';
import { endConsents, eraseConsents } from '#server/modules/consents/erasure/commands.ts';
import { anonymiseCases } from '#server/modules/privacy/anonymising/commands.ts';
import { eraseAccount } from '#server/modules/privacy/erasure/commands.ts';
import { warnIdleAccounts } from '#server/modules/privacy/idle-accounts/commands.ts';
import { runRetentionJob } from '#server/modules/privacy/jobs.ts';
import { dropMonths } from '#server/modules/privacy/retention/months/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { firstIdAt } from '#server/platform/db/ids.ts';
import { longTransaction, transaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  endBefore,
  KEPT_COUNTED,
  type RetentionRuleName,
  retentionRuleNames,
  retentionRules,
} from '#shared/data-classes/retention-rules.ts';
import { due, tableInMonths } from './policy.ts';

const BATCH = 200;
const ACCOUNTS = 10;
/** The most one rule does in a night; the rest is left for the next night. */
const MAX_BATCHES = 250;
/** Timeout of one batch, which deletes in index order. */
const BATCH_MS = 60_000;
/** An arbitrary but constant number: of two administrators who start a run at once, the second gets a CONFLICT. */
const ROUND_LOCK = 7_041_777;

type Remove = (tx: Transaction, services: Services, conditions: { rows: Prisma.Sql; at: Date }) => Promise<number>;

/** Deletes one batch by ctid: the rows are found once, along the index. */
function deleting(table: Prisma.Sql): Remove {
  return async (tx, _services, { rows }) => {
    return tx.$executeRaw`DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT c.ctid FROM ${rows} LIMIT ${BATCH}))`;
  };
}

/** The same for a table partitioned by month, where ctids repeat across partitions: deletes by key. */
function deletingById(table: Prisma.Sql): Remove {
  return async (tx, _services, { rows }) => {
    return tx.$executeRaw`DELETE FROM ${table} WHERE id = ANY(ARRAY(SELECT c.id FROM ${rows} LIMIT ${BATCH}))`;
  };
}

const deletingHistory: Remove = async (tx, _services, { rows }) => {
  return tx.$executeRaw`DELETE FROM case_events e USING (SELECT c.case_id, c.seq FROM ${rows} LIMIT ${BATCH}) AS gone
    WHERE e.case_id = gone.case_id AND e.seq = gone.seq`;
};

/** Includes attachments, mentions and noted calls; the documents themselves stay with their case. */
const deletingMessages: Remove = async (tx, _services, { rows }) => {
  const found = await tx.$queryRaw<{ caseId: string; id: string }[]>`
    SELECT c.case_id AS "caseId", c.id FROM ${rows} LIMIT ${BATCH}`;
  const caseId = { in: [...new Set(found.map((row) => row.caseId))] };
  const ids = found.map(({ id }) => id);
  const where = { caseId, messageId: { in: ids } };
  await tx.messageAttachment.deleteMany({ where });
  await tx.messageMention.deleteMany({ where });
  await tx.loggedCall.deleteMany({ where });
  return (await tx.message.deleteMany({ where: { caseId, id: { in: ids } } })).count;
};

const deletingNotices: Remove = async (tx, _services, { rows }) => {
  return tx.$executeRaw`DELETE FROM notifications n USING (SELECT c.user_id, c.seq, c.created_at FROM ${rows} LIMIT ${BATCH}) AS gone
    WHERE n.user_id = gone.user_id AND n.seq = gone.seq AND n.created_at = gone.created_at`;
};

/** Also removes the person from their consents: the ledger still shows that someone agreed and left, but not who. */
const forgetting: Remove = async (tx, _services, { rows, at }) => {
  const found = await tx.$queryRaw<
    { emailKey: string }[]
  >`SELECT c.email_key AS "emailKey" FROM ${rows} LIMIT ${BATCH}`;
  for (const { emailKey } of found) await eraseConsents(tx, at, { caseIds: [], emailKey });
  const { count } = await tx.newsletterSubscriber.deleteMany({
    where: { emailKey: { in: found.map(({ emailKey }) => emailKey) } },
  });
  return count;
};

/** Idle accounts, a few at a time: each locks its cases and their brokers. */
const erasing: Remove = async (tx, services, { rows, at }) => {
  const found = await tx.$queryRaw<{ id: string }[]>`SELECT c.id FROM ${rows} ORDER BY c.active_at LIMIT ${ACCOUNTS}`;
  const users = await tx.user.findMany({ where: { id: { in: found.map(({ id }) => id) } } });
  for (const user of users)
    await eraseAccount(tx, services, user, { actor: systemActor, at, reason: 'The account was no longer used' });
  return users.length;
};

const endingConsents: Remove = async (tx, _services, { rows, at }) => {
  const found = await tx.$queryRaw<{ id: string }[]>`SELECT c.id FROM ${rows} LIMIT ${BATCH}`;
  await endConsents(
    tx,
    at,
    found.map(({ id }) => id),
  );
  return found.length;
};

const deletingStatistics: Remove = async (tx, _services, { at }) => {
  const before = endBefore(retentionRules.statistics.period, at);
  const pages = await tx.$executeRaw`DELETE FROM page_feedback WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM page_feedback WHERE day < ${before}::date LIMIT ${BATCH}))`;
  const usage = await tx.$executeRaw`DELETE FROM assistant_usage WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM assistant_usage WHERE day < ${before}::date::text LIMIT ${BATCH}))`;
  return pages + usage;
};

const anonymising: Remove = async (tx, services, { rows, at }) => {
  const found = await tx.$queryRaw<{ id: string }[]>`SELECT c.id FROM ${rows} ORDER BY c.closed_at LIMIT ${BATCH}`;
  const ids = found.map(({ id }) => id);
  const reason = 'End of retention period';
  return (await anonymiseCases(tx, services, ids, { actor: systemActor, at, reason })).length;
};

const removals: Record<RetentionRuleName, Remove> = {
  drafts: deleting(Prisma.sql`quote_drafts`),
  chat_turns: deletingById(Prisma.sql`chat_turns`),
  closed_cases: anonymising,
  bound_cases: anonymising,
  contact_messages: async (tx, _services, { rows }) => {
    const found = await tx.$queryRaw<{ id: string }[]>`SELECT c.id FROM ${rows} LIMIT ${BATCH}`;
    const ids = found.map(({ id }) => id);
    await tx.contactReply.deleteMany({ where: { contactMessageId: { in: ids } } });
    return (await tx.contactMessage.deleteMany({ where: { id: { in: ids } } })).count;
  },
  mails: deletingById(Prisma.sql`outbox_mails`),
  case_history: deletingHistory,
  case_messages: deletingMessages,
  decisions: deleting(Prisma.sql`assignment_decisions`),
  audit: deletingById(Prisma.sql`audit_entries`),
  security_events: deleting(Prisma.sql`security_events`),
  import_rows: deleting(Prisma.sql`import_rows`),
  privacy_requests: deleting(Prisma.sql`privacy_requests`),
  newsletter_pending: deleting(Prisma.sql`newsletter_subscribers`),
  newsletter_left: forgetting,
  idle_accounts: erasing,
  consents: endingConsents,
  notifications: deletingNotices,
  view_grants: deleting(Prisma.sql`view_grants`),
  user_invitations: deleting(Prisma.sql`user_invitations`),
  case_invitations: deleting(Prisma.sql`case_invitations`),
  bulk_actions: deleting(Prisma.sql`bulk_actions`),
  statistics: deletingStatistics,
  retention_runs: deleting(Prisma.sql`retention_runs`),
};

/** Cleanup that follows once rows are gone. */
const afterwards: Partial<Record<RetentionRuleName, (tx: Transaction, before: Date) => Promise<unknown>>> = {
  audit: removeOldLinks,
  // Which subscriber got which issue; their ids begin with the time.
  mails: (tx, before) => tx.$executeRaw`DELETE FROM newsletter_deliveries WHERE mail_id = ANY(ARRAY(
    SELECT mail_id FROM newsletter_deliveries WHERE mail_id < ${firstIdAt(before)}::uuid LIMIT ${BATCH * MAX_BATCHES}))`,
};

async function carryOut(services: Services, rule: RetentionRuleName): Promise<{ removed: number; kept: number }> {
  const { retentionDb, now } = services;
  const at = now();
  const { from, held } = due[rule];
  const before = endBefore(retentionRules[rule].period, at);
  const rows = from(before, at);
  const table = tableInMonths[rule];
  let removed = table ? await dropMonths(services, { table, all: Prisma.sql`${rows} AND NOT ${held}` }, before) : 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const gone = await longTransaction(retentionDb, BATCH_MS, (tx) =>
      removals[rule](tx, services, { rows: Prisma.sql`${rows} AND NOT ${held}`, at }),
    );
    removed += gone;
    if (gone === 0) break;
  }
  await longTransaction(retentionDb, BATCH_MS, (tx) => afterwards[rule]?.(tx, before));
  const [row] = await longTransaction(
    retentionDb,
    BATCH_MS,
    (tx) => tx.$queryRaw<{ kept: bigint }[]>`${keptOf(rows, held)}`,
  );
  return { removed, kept: Number(row?.kept ?? 0) };
}

/**
 * The number of rows that holds keep past their end, read up to the first beyond the counted maximum. After the batches all remaining rows
 * are held, unless there was more than one night's work: then these are the oldest, and another night counts the rest.
 */
export function keptOf(rows: Prisma.Sql, held: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT count(*) AS kept FROM (SELECT ${held} AS kept FROM ${rows} LIMIT ${KEPT_COUNTED + 1}) AS found WHERE kept`;
}

/**
 * Runs every rule once, in order. Each result is recorded, and what was removed also goes into the audit log, as numbers. With two
 * concurrent runs, each batch finds only what the other has left.
 */
export async function runRetention(services: Services): Promise<void> {
  const { db, now } = services;
  await warnIdleAccounts(services);
  const removed: Record<string, number> = {};
  for (const rule of retentionRuleNames) {
    const numbers = await carryOut(services, rule);
    await db.retentionRun.create({ data: { rule, ...numbers, at: now() } });
    if (numbers.removed > 0) removed[rule] = numbers.removed;
  }
  if (Object.keys(removed).length === 0) return;
  const subject = { type: 'retention', id: null, label: 'Nightly run' } as const;
  await transaction(db, (tx) => recordAudit(tx, null, now(), { action: 'retention.run', subject, data: { removed } }));
}

/** Starts a run without waiting for the night. @throws {AppError} CONFLICT while a run is waiting or active */
export async function startRetention({ db, jobs, now }: Services, viewer: Viewer): Promise<{ started: boolean }> {
  await transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${ROUND_LOCK})::text`;
    const [waiting] = await tx.$queryRaw<{ waiting: boolean }[]>`
      SELECT EXISTS (SELECT 1 FROM pgboss.job
        WHERE name = 'retention.run' AND state IN ('created', 'retry', 'active')) AS waiting`;
    if (waiting?.waiting)
      throw new AppError({ code: 'CONFLICT', message: 'A run is in progress. Check again in a moment.' });
    await jobs.enqueue(tx, runRetentionJob, {});
    const subject = { type: 'retention', id: null, label: 'Started manually' } as const;
    await recordAudit(tx, viewer, now(), { action: 'retention.run', subject });
  });
  return { started: true };
}
