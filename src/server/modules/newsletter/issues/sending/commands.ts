/**
 * Sends an issue: batches of subscribers go into the outbox, and one email after the other to the mail server. Everything may stop at any
 * point: a batch is one transaction, and a subscriber has one delivery of an issue (docs/decisions/0113).
 */
import { recordAudit } from '#server/modules/audit/commands.ts';
import { issueEmails } from '#server/modules/newsletter/issues/emails.ts';
import { newsletterBatchJob, newsletterMailJob } from '#server/modules/newsletter/jobs.ts';
import { sendQueuedMail, writeMails } from '#server/modules/notifications/outbox/commands.ts';
import type { EmailBook } from '#server/modules/notifications/outbox/definition.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { NewsletterIssue } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { MailTransport } from '#server/platform/email/transport.ts';
import type { Services } from '#server/platform/services.ts';

const TEMPLATE = issueEmails['newsletter-issue'].name;

/** Emails of an issue that are in the outbox at once. */
export const BATCH = 100;
/** At most one batch in that time: 300 emails a minute, which leaves room at the mail server for all others. */
const INTERVAL_MS = 20_000;
/** An email that somebody waits for and that has been in the outbox for longer is behind: the next batch waits. */
const BEHIND_MS = 10_000;
/** Longer than the outbox tries. */
const GIVE_UP_MS = 3 * 86_400_000;

/** Writes down what the outbox has done since, in one statement. Emails of a subscriber who was erased are gone: those count as suppressed. */
async function settle(tx: Transaction, issueId: string, at: Date): Promise<void> {
  const lost = new Date(at.getTime() - GIVE_UP_MS);
  await tx.$executeRaw`
    WITH done AS (
      UPDATE newsletter_deliveries d SET held = false,
        outcome = CASE m.state WHEN 'sent' THEN 'sent' WHEN 'failed' THEN 'failed' ELSE 'suppressed' END::newsletter_outcome
      FROM (
        SELECT o.mail_id, m.state, m.gave_up_at FROM newsletter_deliveries o LEFT JOIN outbox_mails m ON m.id = o.mail_id
        WHERE o.issue_id = ${issueId}::uuid AND o.outcome IS NULL
      ) AS m
      WHERE d.mail_id = m.mail_id AND d.outcome IS NULL AND (m.state IS NULL OR m.state IN ('sent', 'withheld')
        OR (m.state = 'failed' AND (m.gave_up_at IS NOT NULL OR d.created_at < ${lost}::timestamptz)))
      RETURNING d.outcome
    ), counted AS (
      SELECT count(*) FILTER (WHERE outcome = 'sent') AS sent, count(*) FILTER (WHERE outcome = 'failed') AS failed,
        count(*) FILTER (WHERE outcome = 'suppressed') AS suppressed FROM done
    )
    UPDATE newsletter_issues i SET sent_count = i.sent_count + c.sent, failed_count = i.failed_count + c.failed,
      suppressed_count = i.suppressed_count + c.suppressed
    FROM counted c WHERE i.id = ${issueId}::uuid AND c.sent + c.failed + c.suppressed > 0`;
}

/** How many emails of the issue weren’t tried yet, and whether another email is behind. */
async function findBacklog(tx: Transaction, issueId: string, at: Date): Promise<{ waiting: number; behind: boolean }> {
  const before = new Date(at.getTime() - BEHIND_MS);
  const [row] = await tx.$queryRaw<{ waiting: number; behind: boolean }[]>`
    SELECT (SELECT count(*)::int FROM newsletter_deliveries d JOIN outbox_mails m ON m.id = d.mail_id
        WHERE d.issue_id = ${issueId}::uuid AND d.outcome IS NULL AND m.state = 'queued') AS waiting,
      EXISTS (SELECT FROM outbox_mails WHERE state = 'queued' AND template <> ${TEMPLATE}
        AND created_at < ${before}::timestamptz) AS behind`;
  return row ?? { waiting: 0, behind: false };
}

type Taken = { id: string; email: string };

/** The next confirmed subscribers of the topic, by id. Who confirms after the start gets the next issue. */
function findNext(tx: Transaction, { topic, takenUntil, startedAt }: NewsletterIssue): Promise<Taken[]> {
  return tx.$queryRaw<Taken[]>`
    SELECT id, email FROM newsletter_subscribers
    WHERE status = 'confirmed' AND id > ${takenUntil ?? '00000000-0000-0000-0000-000000000000'}::uuid
      AND (topics = '{}' OR ${topic} = ANY(topics)) AND confirmed_at <= ${startedAt}::timestamptz
    ORDER BY id LIMIT ${BATCH}`;
}

/** Puts subscribers into the outbox, each with their delivery and job. */
async function deliver(tx: Transaction, { jobs }: Services, issueId: string, taken: readonly Taken[], createdAt: Date) {
  const rows = taken.map(({ id: subscriberId, email: to }) => ({ id: newId(), to, subscriberId }));
  await tx.newsletterDelivery.createMany({
    data: rows.map(({ id: mailId, subscriberId }) => ({ mailId, issueId, subscriberId, createdAt })),
  });
  await writeMails(
    tx,
    rows.map(({ id, to, subscriberId }) => ({
      id,
      template: TEMPLATE,
      to,
      toName: '',
      data: { issueId, subscriberId },
    })),
  );
  await jobs.enqueueMany(
    tx,
    newsletterMailJob,
    rows.map(({ id: mailId }) => ({ mailId })),
  );
}

/** The audit entry of the start and of the end: what was sent, in which version, to how many. */
function audited(tx: Transaction, at: Date, issue: NewsletterIssue, action: 'started' | 'sent') {
  const { id, subject, textHash, version, takenCount } = issue;
  return recordAudit(tx, null, at, {
    action: `newsletter.issue_${action}`,
    subject: { type: 'newsletter_issue', id, label: subject },
    data: { textHash, version, ...(action === 'sent' && { recipients: takenCount }) },
  });
}

/** Begins a scheduled issue. */
async function begin(tx: Transaction, at: Date, issue: NewsletterIssue): Promise<NewsletterIssue> {
  await audited(tx, at, issue, 'started');
  return tx.newsletterIssue.update({ where: { id: issue.id }, data: { status: 'sending', startedAt: at } });
}

/**
 * The next batch of an issue that is due, and the timer of the one after it. Does nothing when it isn’t due, or is paused or over. Safe to
 * run twice, and in several processes at once.
 */
export async function takeBatch(services: Services, issueId: string): Promise<void> {
  const { db, jobs, now } = services;
  await transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM newsletter_issues WHERE id = ${issueId}::uuid FOR NO KEY UPDATE`;
    const found = await tx.newsletterIssue.findUnique({ where: { id: issueId } });
    const at = now();
    if (!found?.nextBatchAt || found.nextBatchAt > at) return;
    await settle(tx, issueId, at);
    const issue = found.status === 'scheduled' ? await begin(tx, at, found) : found;
    const { waiting, behind } = await findBacklog(tx, issueId, at);
    const taken = behind || waiting >= BATCH ? null : await findNext(tx, issue);
    if (taken?.length === 0 && waiting === 0) {
      const data = { status: 'sent', endedAt: at, nextBatchAt: null, version: { increment: 1 } } as const;
      await audited(tx, at, await tx.newsletterIssue.update({ where: { id: issueId }, data }), 'sent');
      return;
    }
    if (taken && taken.length > 0) await deliver(tx, services, issueId, taken, at);
    await tx.newsletterIssue.update({
      where: { id: issueId },
      data: {
        nextBatchAt: new Date(at.getTime() + INTERVAL_MS),
        takenCount: { increment: taken?.length ?? 0 },
        ...(taken?.length ? { takenUntil: taken.at(-1)?.id ?? null } : {}),
      },
    });
    await jobs.enqueue(tx, newsletterBatchJob, { issueId }, { delayMs: INTERVAL_MS });
  });
}

/** Leaves an email of an issue that is paused, or withholds it when the issue was cancelled. Returns false when it may be sent. */
async function setAside({ db }: Services, mailId: string, issueId: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM newsletter_issues WHERE id = ${issueId}::uuid FOR NO KEY UPDATE`;
    const { status } = await tx.newsletterIssue.findUniqueOrThrow({ where: { id: issueId }, select: { status: true } });
    const open = { mailId, outcome: null };
    if (status === 'paused') {
      await tx.newsletterDelivery.updateMany({ where: open, data: { held: true } });
      return true;
    }
    if (status !== 'cancelled') return false;
    const unsent = { id: mailId, state: { in: ['queued', 'failed'] as ('queued' | 'failed')[] } };
    const { count } = await tx.outboxMail.updateMany({
      where: unsent,
      data: { state: 'withheld', gaveUpAt: null, data: {} },
    });
    if (count === 0) return true;
    const ended = await tx.newsletterDelivery.updateMany({ where: open, data: { outcome: 'cancelled' } });
    await tx.newsletterIssue.update({ where: { id: issueId }, data: { cancelledCount: { increment: ended.count } } });
    return true;
  });
}

/**
 * Sends one email of an issue, unless it is paused or cancelled. Subscribers who left meanwhile get nothing: the outbox asks again.
 * @throws the mail server's error when a retry may help, so that the job is retried
 */
export async function sendIssueMail(
  services: Services,
  transport: MailTransport,
  emails: EmailBook,
  mailId: string,
): Promise<void> {
  const found = await services.db.newsletterDelivery.findUnique({
    where: { mailId },
    select: { issueId: true, issue: { select: { status: true } } },
  });
  if (!found) return;
  const { issueId, issue } = found;
  const stopped = issue.status === 'paused' || issue.status === 'cancelled';
  if (stopped && (await setAside(services, mailId, issueId))) return;
  await sendQueuedMail(services, transport, emails, mailId);
}

/** Issues whose batch is due: a lost timer costs a minute. */
export function findDueIssues({ db, now }: Services, take: number): Promise<{ id: string }[]> {
  const where = { nextBatchAt: { lte: now() } };
  return db.newsletterIssue.findMany({ where, orderBy: { nextBatchAt: 'asc' }, take, select: { id: true } });
}

/** Issues without a batch to come, some of whose emails are still being tried. */
export function findUnsettledIssues({ db, now }: Services, take: number): Promise<{ id: string }[]> {
  const since = new Date(now().getTime() - 2 * GIVE_UP_MS);
  return db.newsletterIssue.findMany({
    where: {
      OR: [{ status: 'paused' }, { status: { in: ['sent', 'cancelled'] }, endedAt: { gte: since } }],
      deliveries: { some: { outcome: null, held: false } },
    },
    orderBy: { createdAt: 'desc' },
    take,
    select: { id: true },
  });
}

/** Writes down what became of the emails of an issue. */
export async function settleIssue({ db, now }: Services, issueId: string): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM newsletter_issues WHERE id = ${issueId}::uuid FOR NO KEY UPDATE`;
    await settle(tx, issueId, now());
  });
}
