/** Answering privacy requests. The answer appears in the person's portal; the email only says that there is one. */

import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { actorOf, insertEvents, numberEvents } from '#server/modules/cases/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { inWords } from '#server/modules/privacy/commands.ts';
import { privacyEmails } from '#server/modules/privacy/emails.ts';
import { eraseAccount } from '#server/modules/privacy/erasure/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { longTransaction, transaction } from '#server/platform/db/transaction.ts';
import { changedSince, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import type { AuditAction } from '#shared/audit/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type {
  AnswerPrivacyInput,
  CorrectPersonInput,
  ErasePersonInput,
  PrivacyDeskDetail,
} from '#shared/privacy/desk-schema.ts';
import { getDataOwner, getPrivacyDesk } from './queries.ts';

/** A person may have had many requests. */
const ERASURE_MS = 30_000;
const CHANGED = 'This request has since been answered or withdrawn. Review it again.';

/** Locks an open request at the version the viewer saw. @throws {AppError} NOT_FOUND, CONFLICT */
async function lockRequest(tx: Transaction, { requestId, version }: { requestId: string; version: number }) {
  await tx.$queryRaw`SELECT id FROM privacy_requests WHERE id = ${requestId}::uuid FOR NO KEY UPDATE`;
  const row = await tx.privacyRequest.findUnique({ where: { id: requestId }, include: { user: true } });
  if (!row) throw notFound('request');
  if (row.version !== version) throw changedSince(CHANGED, row.version);
  if (row.status !== 'open') throw conflict(CHANGED);
  return row;
}
type Locked = Awaited<ReturnType<typeof lockRequest>>;

async function close(
  tx: Transaction,
  viewer: Viewer,
  at: Date,
  { id }: Locked,
  { status, answer }: { status: 'done' | 'refused'; answer: string },
): Promise<void> {
  await tx.privacyRequest.update({
    where: { id },
    data: { status, answer, closedAt: at, handledByName: viewer.fullName, version: { increment: 1 } },
  });
}

/** Records the name as well, because the account may be gone by the time the audit log is read. */
async function audit(
  tx: Transaction,
  viewer: Viewer,
  at: Date,
  { id, kind, user }: Locked,
  action: AuditAction,
  data: Record<string, string | number> = {},
): Promise<void> {
  const subject = { type: 'privacy_request', id, label: `${kind}, ${user.username}` } as const;
  await recordAudit(tx, viewer, at, { action, subject, data: { kind, ...data } });
}

/** Notifies the person in the portal and by email that there is an answer. */
async function tellPerson(tx: Transaction, { jobs }: Services, { kind, user }: Locked, at: Date): Promise<void> {
  const path = user.role === 'client' ? paths.account('portal', 'privacy') : paths.account(user.role);
  const title = 'Your request about your personal information was answered';
  notify(tx, at, [{ userId: user.id, type: 'privacy_answered', title, link: path }]);
  await queueEmails(tx, jobs, [
    outgoing(privacyEmails['privacy-request-answered'], {
      to: user.email,
      toName: user.fullName,
      userId: user.id,
      data: { kind: inWords[kind], path },
    }),
  ]);
}

async function answerAs(
  services: Services,
  viewer: Viewer,
  { answer, ...command }: AnswerPrivacyInput,
  status: 'done' | 'refused',
): Promise<PrivacyDeskDetail> {
  await transaction(services.db, async (tx) => {
    const row = await lockRequest(tx, command);
    const at = services.now();
    await close(tx, viewer, at, row, { status, answer });
    await audit(tx, viewer, at, row, 'privacy.answered', { outcome: status });
    await tellPerson(tx, services, row, at);
  });
  return getPrivacyDesk(services, command.requestId);
}

/** @throws {AppError} NOT_FOUND; CONFLICT when it is no longer open */
export function answerRequest(services: Services, viewer: Viewer, input: AnswerPrivacyInput) {
  return answerAs(services, viewer, input, 'done');
}

/** @throws {AppError} as `answerRequest` */
export function refuseRequest(services: Services, viewer: Viewer, input: AnswerPrivacyInput) {
  return answerAs(services, viewer, input, 'refused');
}

type Contact = { id: string; wasName: string; wasPhone: string };

/** Corrects the contact of every case that still has one; the history records the old values. Three statements for any number of cases. */
async function correctCases(
  tx: Transaction,
  viewer: Viewer,
  at: Date,
  userId: string,
  { fullName, phone }: { fullName: string; phone: string },
): Promise<number> {
  const changed = await tx.$queryRaw<Contact[]>`
    UPDATE cases c SET contact_name = ${fullName}, contact_phone = ${phone}, contact_phone_e164 = ${toE164(phone)},
      version = c.version + 1
    FROM (SELECT id, contact_name, contact_phone FROM cases
      WHERE client_id = ${userId}::uuid AND anonymised_at IS NULL
        AND (contact_name <> ${fullName} OR contact_phone <> ${phone})
      ORDER BY id FOR NO KEY UPDATE) AS before
    WHERE c.id = before.id
    RETURNING c.id, before.contact_name AS "wasName", before.contact_phone AS "wasPhone"`;
  const numbered = await numberEvents(
    tx,
    changed.map(({ id }) => id),
  );
  const seqOf = new Map(numbered.map(({ caseId, eventSeq }) => [caseId, eventSeq]));
  await insertEvents(
    tx,
    changed.map(({ id, wasName, wasPhone }) => ({
      ...{ caseId: id, seq: seqOf.get(id) ?? 0, event: 'contact_corrected', actor: actorOf(viewer, 'admin'), at },
      data: { before: { name: wasName, telephone: wasPhone }, after: { name: fullName, telephone: phone } },
    })),
  );
  return changed.length;
}

/** Corrects the name and telephone number in the account and its cases, and answers. @throws {AppError} as `answerRequest` */
export async function correctPerson(
  services: Services,
  viewer: Viewer,
  { fullName, phone, answer, ...command }: CorrectPersonInput,
): Promise<PrivacyDeskDetail> {
  await transaction(services.db, async (tx) => {
    const row = await lockRequest(tx, command);
    if (row.kind !== 'correction') throw conflict('This isn’t a correction request.');
    const at = services.now();
    const data = { fullName, phone, phoneE164: toE164(phone) };
    const cases = await correctCases(tx, viewer, at, row.userId, { fullName, phone });
    await tx.user.update({ where: { id: row.userId }, data });
    await close(tx, viewer, at, row, { status: 'done', answer });
    await audit(tx, viewer, at, row, 'privacy.contact_corrected', { cases });
    await tellPerson(tx, services, { ...row, user: { ...row.user, ...data } }, at);
  });
  return getPrivacyDesk(services, command.requestId);
}

/**
 * Erases the account and those of its cases that may go now, answers, and sends a confirmation to the former mailbox.
 * @throws {AppError} as `answerRequest`; CONFLICT also under a legal hold; BAD_REQUEST when the typed username does not match
 */
export async function erasePerson(
  services: Services,
  viewer: Viewer,
  { username, answer, ...command }: ErasePersonInput,
): Promise<PrivacyDeskDetail> {
  await longTransaction(services.retentionDb, ERASURE_MS, async (tx) => {
    const row = await lockRequest(tx, command);
    if (row.kind !== 'deletion') throw conflict('This isn’t a deletion request.');
    if (row.user.username !== username)
      throw refusedField('username', 'mismatch', 'This isn’t the username of the person who made the request');
    const at = services.now();
    await close(tx, viewer, at, row, { status: 'done', answer });
    const outcome = await eraseAccount(tx, services, row.user, {
      actor: actorOf(viewer, 'admin'),
      at,
      reason: 'The client asked us to delete their information',
    });
    const subject = { type: 'privacy_request', id: row.id, label: 'Name removed' } as const;
    const data = { kind: row.kind, ...outcome };
    await recordAudit(tx, viewer, at, { action: 'privacy.account_erased', subject, data });
    await queueEmails(tx, services.jobs, [
      outgoing(privacyEmails['account-erased'], { to: row.user.email, toName: row.user.fullName, data: {} }),
    ]);
  });
  return getPrivacyDesk(services, command.requestId);
}

/** Records that an administrator exports the data of the requester, and whose it is. @throws {AppError} NOT_FOUND, TOO_MANY_REQUESTS */
export async function beginPersonExport(
  { db, limiter, now }: Services,
  viewer: Viewer,
  requestId: string,
): Promise<Viewer> {
  await limiter.consume(limits.dataExport, viewer.id);
  return transaction(db, async (tx) => {
    const owner = await getDataOwner(tx, requestId);
    const subject = { type: 'client', id: owner.id, label: owner.fullName } as const;
    const reason = 'An access request';
    await recordAudit(tx, viewer, now(), { action: 'privacy.data_exported', subject, reason });
    const detail = 'A client’s data, for an access request';
    await recordSecurityEvent(tx, now(), viewer.origin, { kind: 'export', userId: viewer.id, detail });
    return owner;
  });
}
