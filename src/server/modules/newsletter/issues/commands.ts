/** Writing an issue, and deciding when it is sent. Once it is scheduled its text no longer changes. */
import { recordAudit } from '#server/modules/audit/commands.ts';
import { newsletterBatchJob, newsletterMailJob } from '#server/modules/newsletter/jobs.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { momentOf } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { changedSince, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { AuditAction } from '#shared/audit/schema.ts';
import {
  type Issue,
  type IssueStatus,
  type IssueTime,
  type IssueVersionInput,
  type SavedIssue,
  type SaveIssueInput,
  SCHEDULE_AHEAD_DAYS,
  type SendIssueInput,
} from '#shared/newsletter/issues/schema.ts';
import { issueEmails } from './emails.ts';
import { textHashOf } from './policy.ts';
import { examine, getIssue } from './queries.ts';
import { type IssueRow, issueSelect, textOf } from './view.ts';

const CHANGED = 'This issue has since been changed. Review it and try again.';
const DAY_MS = 86_400_000;
const COPY_OF = { subject: true, preheader: true, topic: true, body: true } as const;

const CLOSED: Record<IssueStatus, string> = {
  draft: 'This issue is a draft. Send it first.',
  scheduled: 'This issue is scheduled. Unschedule it to change it.',
  sending: 'This issue is being sent.',
  paused: 'The sending of this issue is paused.',
  sent: 'This issue was sent, so it can’t be changed. Copy it instead.',
  cancelled: 'The sending of this issue was cancelled. Copy it instead.',
};

/**
 * Locks an issue at the version that was read.
 * @throws {AppError} NOT_FOUND; CONFLICT when it has changed since, or isn’t in one of the states
 */
async function lockIssue(
  tx: Transaction,
  { issueId, version }: IssueVersionInput,
  states: readonly IssueStatus[],
): Promise<IssueRow> {
  await tx.$queryRaw`SELECT id FROM newsletter_issues WHERE id = ${issueId}::uuid FOR NO KEY UPDATE`;
  const row = await tx.newsletterIssue.findUnique({ where: { id: issueId }, select: issueSelect });
  if (!row) throw notFound('issue');
  if (row.version !== version) throw changedSince(CHANGED, row.version);
  if (!states.includes(row.status)) throw conflict(CLOSED[row.status]);
  return row;
}

const savedBy = (viewer: Viewer, savedAt: Date) => ({ savedById: viewer.id, savedByName: viewer.fullName, savedAt });

/** A new draft: empty, or with the text of another issue. @throws {AppError} NOT_FOUND */
export async function createIssue(services: Services, viewer: Viewer, copyOf: string | null): Promise<Issue> {
  const { db, now } = services;
  const text = copyOf
    ? await db.newsletterIssue.findUnique({ where: { id: copyOf }, select: COPY_OF })
    : { subject: '', preheader: '', topic: '', body: '' };
  if (!text) throw notFound('issue');
  const at = now();
  const { id } = await db.newsletterIssue.create({
    data: { ...text, ...savedBy(viewer, at), createdAt: at },
    select: { id: true },
  });
  return getIssue(db, viewer, id);
}

/**
 * Saves a draft as it was typed.
 * @throws {AppError} NOT_FOUND; CONFLICT when another device saved since, or the issue is no longer a draft
 */
export async function saveIssue(
  { db, now }: Services,
  viewer: Viewer,
  { text, ...named }: SaveIssueInput,
): Promise<SavedIssue> {
  return transaction(db, async (tx) => {
    const { id, version } = await lockIssue(tx, named, ['draft']);
    const at = now();
    await tx.newsletterIssue.update({
      where: { id },
      data: { ...text, ...savedBy(viewer, at), version: version + 1 },
    });
    return { version: version + 1, savedAt: at.toISOString() };
  });
}

/** Deletes a draft. @throws {AppError} NOT_FOUND; CONFLICT when it has changed since, or is no longer a draft */
export async function deleteIssue({ db }: Services, named: IssueVersionInput): Promise<void> {
  await transaction(db, async (tx) => {
    const { id } = await lockIssue(tx, named, ['draft']);
    await tx.newsletterIssue.delete({ where: { id } });
  });
}

/**
 * Sends a draft to the administrator’s own address, as its readers would get it.
 * @throws {AppError} NOT_FOUND; CONFLICT while the address isn’t confirmed; TOO_MANY_REQUESTS
 */
export async function testIssue(services: Services, viewer: Viewer, issueId: string): Promise<{ message: string }> {
  const { db, jobs, limiter } = services;
  if (!viewer.emailVerified) throw conflict('Confirm your own email address in your account first.');
  if ((await db.newsletterIssue.count({ where: { id: issueId } })) === 0) throw notFound('issue');
  await limiter.consume(limits.newsletterTest, viewer.id);
  await transaction(db, (tx) =>
    queueEmails(tx, jobs, [
      outgoing(issueEmails['newsletter-test'], { to: viewer.email, toName: viewer.fullName, data: { issueId } }),
    ]),
  );
  return { message: `A test is on its way to ${viewer.email}.` };
}

/** @throws {AppError} BAD_REQUEST for a time that doesn’t exist, has passed, or is too far away */
function sendMoment({ env: { site } }: Services, at: Date, wall: IssueTime | null): Date {
  if (!wall) return at;
  const moment = momentOf(wall, site);
  if (!moment) throw refusedField('at.time', 'not_an_option', 'The clock change skips this time. Choose another one');
  if (moment <= at) throw refusedField('at.time', 'too_early', 'Choose a time in the future');
  if (moment.getTime() - at.getTime() > SCHEDULE_AHEAD_DAYS * DAY_MS)
    throw refusedField('at.day', 'too_late', `Choose a day within the next ${SCHEDULE_AHEAD_DAYS} days`);
  return moment;
}

type Audit = { action: AuditAction; data?: Record<string, string | number | null> };

function audit(tx: Transaction, viewer: Viewer, at: Date, { id, subject }: IssueRow, { action, data = {} }: Audit) {
  return recordAudit(tx, viewer, at, {
    action,
    subject: { type: 'newsletter_issue', id, label: subject },
    data,
  });
}

/**
 * Schedules a draft; without a time it begins at once. The audit log gets the hash of its text.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST for the time; CONFLICT when it has changed since, isn’t a draft, or a check fails
 */
export async function sendIssue(services: Services, viewer: Viewer, { at, ...named }: SendIssueInput): Promise<Issue> {
  const { db, jobs, now } = services;
  return transaction(db, async (tx) => {
    const row = await lockIssue(tx, named, ['draft']);
    const text = textOf(row);
    const wrong = examine(services, text).checks.find(({ level }) => level === 'error');
    if (wrong) throw conflict(`This can’t be sent yet. ${wrong.message}`);
    const decidedAt = now();
    const sendAt = sendMoment(services, decidedAt, at);
    const textHash = textHashOf(text);
    const version = row.version + 1;
    await tx.newsletterIssue.update({
      where: { id: row.id },
      data: { status: 'scheduled', sendAt, nextBatchAt: sendAt, textHash, version },
    });
    const data = { sendAt: sendAt.toISOString(), topic: text.topic, version, textHash };
    await audit(tx, viewer, decidedAt, row, { action: 'newsletter.issue_scheduled', data });
    await jobs.enqueue(tx, newsletterBatchJob, { issueId: row.id }, at ? { startAfter: sendAt } : {});
    return getIssue(tx, viewer, row.id);
  });
}

/** Makes a scheduled issue a draft again. @throws {AppError} NOT_FOUND; CONFLICT when it has changed since, or has begun */
export async function unscheduleIssue(services: Services, viewer: Viewer, named: IssueVersionInput): Promise<Issue> {
  return transaction(services.db, async (tx) => {
    const row = await lockIssue(tx, named, ['scheduled']);
    await tx.newsletterIssue.update({
      where: { id: row.id },
      data: { status: 'draft', sendAt: null, nextBatchAt: null, textHash: null, version: row.version + 1 },
    });
    await audit(tx, viewer, services.now(), row, { action: 'newsletter.issue_unscheduled' });
    return getIssue(tx, viewer, row.id);
  });
}

/** Nothing more is sent until it is resumed. @throws {AppError} NOT_FOUND; CONFLICT when it has changed since, or isn’t being sent */
export async function pauseIssue(services: Services, viewer: Viewer, named: IssueVersionInput): Promise<Issue> {
  return transaction(services.db, async (tx) => {
    const row = await lockIssue(tx, named, ['sending']);
    await tx.newsletterIssue.update({
      where: { id: row.id },
      data: { status: 'paused', nextBatchAt: null, version: row.version + 1 },
    });
    await audit(tx, viewer, services.now(), row, { action: 'newsletter.issue_paused' });
    return getIssue(tx, viewer, row.id);
  });
}

/** Continues where it was paused. @throws {AppError} NOT_FOUND; CONFLICT when it has changed since, or isn’t paused */
export async function resumeIssue(services: Services, viewer: Viewer, named: IssueVersionInput): Promise<Issue> {
  const { db, jobs, now } = services;
  return transaction(db, async (tx) => {
    const row = await lockIssue(tx, named, ['paused']);
    const at = now();
    await tx.newsletterIssue.update({
      where: { id: row.id },
      data: { status: 'sending', nextBatchAt: at, version: row.version + 1 },
    });
    // Their jobs ended while it was paused.
    const held = await tx.newsletterDelivery.updateManyAndReturn({
      where: { issueId: row.id, outcome: null, held: true },
      data: { held: false },
      select: { mailId: true },
    });
    await jobs.enqueueMany(tx, newsletterMailJob, held);
    await jobs.enqueue(tx, newsletterBatchJob, { issueId: row.id });
    await audit(tx, viewer, at, row, { action: 'newsletter.issue_resumed' });
    return getIssue(tx, viewer, row.id);
  });
}

/** Ends the sending: who hasn’t got it gets nothing. @throws {AppError} NOT_FOUND; CONFLICT when it has changed since, or isn’t being sent */
export async function cancelIssue(services: Services, viewer: Viewer, named: IssueVersionInput): Promise<Issue> {
  const { db, now } = services;
  return transaction(db, async (tx) => {
    const row = await lockIssue(tx, named, ['sending', 'paused']);
    const at = now();
    const held = await tx.newsletterDelivery.updateManyAndReturn({
      where: { issueId: row.id, outcome: null, held: true },
      data: { held: false, outcome: 'cancelled' },
      select: { mailId: true },
    });
    // The others are withheld by their jobs, which may be sending one at this moment.
    await tx.outboxMail.updateMany({
      where: { id: { in: held.map(({ mailId }) => mailId) } },
      data: { state: 'withheld', data: {} },
    });
    await tx.newsletterIssue.update({
      where: { id: row.id },
      data: {
        ...{ status: 'cancelled', nextBatchAt: null, endedAt: at, version: row.version + 1 },
        cancelledCount: { increment: held.length },
      },
    });
    await audit(tx, viewer, at, row, { action: 'newsletter.issue_cancelled', data: { sent: row.sentCount } });
    return getIssue(tx, viewer, row.id);
  });
}
