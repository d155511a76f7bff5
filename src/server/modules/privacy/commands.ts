import { changeMessagesByEmail } from '#server/modules/accounts/account/messages-by-email/commands.ts';
import { endTexts } from '#server/modules/accounts/text-messages/commands.ts';
import { findConsents, findOwnConsent } from '#server/modules/case-views/consents/queries.ts';
import { actorOf, getCaseToMove, lockCases } from '#server/modules/cases/commands.ts';
import { endByClient } from '#server/modules/cases/workflow/commands.ts';
import { expectConfirmation } from '#server/modules/cases/workflow/withdrawal/commands.ts';
import { recordConsent } from '#server/modules/consents/commands.ts';
import type { ConsentRow } from '#server/modules/consents/records/queries.ts';
import { leaveList } from '#server/modules/newsletter/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { cancelDraftReminders } from '#server/modules/quote-requests/continuing/reminders/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, notFound } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { messagesByEmailConsent } from '#shared/accounts/account/messages-by-email.ts';
import { textConsent } from '#shared/accounts/text-messages/schema.ts';
import { isOpen } from '#shared/cases/rules.ts';
import type { ConsentView } from '#shared/consents/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import {
  PRIVACY_REQUEST_DAYS,
  type PrivacyRequest,
  type PrivacyRequestInput,
  type PrivacyRequestKind,
} from '#shared/privacy/schema.ts';
import { DRAFT_REMINDER } from '#shared/quote-requests/continuing.ts';
import { privacyEmails } from './emails.ts';
import { findRequests } from './queries.ts';

const DAY_MS = 86_400_000;
const REASONS: Record<string, string> = {
  contact: 'Consent to be contacted withdrawn',
  share: 'Consent to share answers withdrawn',
};

/** Locks the subject of a consent, so that the second of two concurrent withdrawals sees the first. */
async function holdSubject(tx: Transaction, { caseId, person }: ConsentRow): Promise<void> {
  if (caseId) await lockCases(tx, [caseId]);
  else await tx.$queryRaw`SELECT id FROM newsletter_subscribers WHERE email_key = ${person.emailKey} FOR NO KEY UPDATE`;
}

async function withdrawFromCase(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  { caseId, purpose, version, text, person }: ConsentRow & { caseId: string },
  at: Date,
): Promise<void> {
  const row = await getCaseToMove(tx, caseId);
  if (isOpen(row.status))
    await endByClient(tx, services, row, {
      actor: actorOf(viewer, 'client'),
      at,
      reason: REASONS[purpose] ?? 'Consent withdrawn',
    });
  else if (row.brokerId) {
    const { brokerId } = row;
    if (row.status !== 'duplicate') await expectConfirmation(tx, services, { ...row, brokerId }, at);
    notify(tx, at, [
      {
        userId: brokerId,
        type: 'consent_withdrawn',
        title: `${REASONS[purpose] ?? 'Consent withdrawn'} · ${row.title}`,
        link: paths.broker.case(caseId),
        caseId,
      },
    ]);
  }
  await recordConsent(tx, at, {
    purpose,
    version,
    text: text.text,
    given: false,
    emailKey: person.emailKey ?? viewer.email.toLowerCase(),
    caseId,
    channel: 'portal',
    evidence: { userId: viewer.id },
  });
}

async function withdrawNewsletter(tx: Transaction, services: Services, { person }: ConsentRow): Promise<void> {
  const { emailKey } = person;
  const subscriber = emailKey ? await tx.newsletterSubscriber.findUnique({ where: { emailKey } }) : null;
  if (!subscriber) return;
  const hash = await hashAddress(services, subscriber.email);
  await leaveList(tx, services.now(), subscriber, { channel: 'portal', hash });
}

async function withdrawReminder(
  tx: Transaction,
  { now }: Services,
  viewer: Viewer,
  { purpose, version, text, person }: ConsentRow,
): Promise<void> {
  const emailKey = person.emailKey ?? viewer.email.toLowerCase();
  await cancelDraftReminders(tx, emailKey);
  const withdrawal = { purpose, version, text: text.text, given: false, emailKey };
  await recordConsent(tx, now(), { ...withdrawal, channel: 'portal', evidence: { userId: viewer.id } });
}

/**
 * Withdraws a consent and applies the consequence: unsubscribes from the newsletter, cancels a reminder, or withdraws the request. If it was withdrawn
 * already, returns the list unchanged.
 * @throws {AppError} NOT_FOUND for a consent that is not the viewer's
 */
export async function withdrawConsent(
  services: Services,
  viewer: Viewer,
  seq: number,
): Promise<{ consents: ConsentView[] }> {
  const { db, env, now } = services;
  return transaction(db, async (tx) => {
    const known = await findOwnConsent(tx, viewer, seq);
    if (!known) throw notFound('consent');
    await holdSubject(tx, known.consent);
    // Checked again after the lock: another withdrawal may have committed first.
    const current = await findOwnConsent(tx, viewer, seq);
    if (current && !current.withdrawn) {
      const { caseId } = current.consent;
      if (caseId) await withdrawFromCase(tx, services, viewer, { ...current.consent, caseId }, now());
      else if (current.consent.purpose === messagesByEmailConsent.purpose)
        await changeMessagesByEmail(tx, now(), viewer, false);
      else if (current.consent.purpose === textConsent.purpose) await endTexts(tx, now(), viewer, 'portal');
      else if (current.consent.purpose === DRAFT_REMINDER)
        await withdrawReminder(tx, services, viewer, current.consent);
      else await withdrawNewsletter(tx, services, current.consent);
    }
    return findConsents({ db: tx, env }, viewer);
  });
}

/** For use mid-sentence: "you asked us for …". */
export const inWords: Record<PrivacyRequestKind, string> = {
  access: 'a copy of your personal information and a summary of how it was used',
  correction: 'a correction to your personal information',
  deletion: 'the deletion of your personal information',
};
const forAdmins: Record<PrivacyRequestKind, string> = {
  access: 'access to their personal information',
  correction: 'a correction to their personal information',
  deletion: 'the deletion of their personal information',
};

async function tellAdmins(
  tx: Transaction,
  { jobs, env }: Services,
  { kind, at, dueAt }: { kind: PrivacyRequestKind; at: Date; dueAt: Date },
): Promise<void> {
  const admins = await tx.user.findMany({
    where: { roleText: 'admin', disabledAt: null },
    select: { id: true, email: true, fullName: true },
  });
  const dueBy = localDay(dueAt, env.site);
  // Without a name: the notification would outlive the data it asks to remove.
  const title = `Privacy request for ${forAdmins[kind]}, due ${dueBy}`;
  notify(
    tx,
    at,
    admins.map(({ id }) => ({ userId: id, type: 'privacy_request', title, link: paths.admin.privacy })),
  );
  const data = { kind: forAdmins[kind], dueBy, path: paths.admin.privacy };
  await queueEmails(
    tx,
    jobs,
    admins.map(({ id, email, fullName }) =>
      outgoing(privacyEmails['privacy-request-arrived'], {
        to: email,
        toName: fullName,
        userId: id,
        data,
      }),
    ),
  );
}

const OPEN_ALREADY = 'You already have an open request for this. Withdraw it first to make a new one.';

/**
 * Submits a request for access, correction or deletion. An administrator answers by the due date. Repeating the same request returns
 * the open one.
 * @throws {AppError} CONFLICT when another of the kind is open; TOO_MANY_REQUESTS
 */
export async function askPrivacyRequest(
  services: Services,
  viewer: Viewer,
  { kind, note }: PrivacyRequestInput,
): Promise<{ requests: PrivacyRequest[] }> {
  const { db, jobs, env, limiter, now } = services;
  await limiter.consume(limits.privacyRequest, viewer.id);
  return transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${viewer.id}::uuid FOR NO KEY UPDATE`;
    const open = await tx.privacyRequest.findFirst({ where: { userId: viewer.id, kind, status: 'open' } });
    if (open && (open.note ?? '') !== (note ?? '')) throw conflict(OPEN_ALREADY);
    if (open) return findRequests(tx, viewer);
    const at = now();
    const dueAt = new Date(at.getTime() + PRIVACY_REQUEST_DAYS * DAY_MS);
    await tx.privacyRequest.create({ data: { userId: viewer.id, kind, note: note || null, createdAt: at, dueAt } });
    await tellAdmins(tx, services, { kind, at, dueAt });
    await queueEmails(tx, jobs, [
      outgoing(privacyEmails['privacy-request-received'], {
        to: viewer.email,
        toName: viewer.fullName,
        userId: viewer.id,
        data: {
          kind: inWords[kind],
          dueBy: localDay(dueAt, env.site),
          path: viewer.role === 'client' ? paths.account('portal', 'privacy') : paths.account(viewer.role),
        },
      }),
    ]);
    return findRequests(tx, viewer);
  });
}

/**
 * Cancels an open request; if it was cancelled already, returns the list.
 * @throws {AppError} NOT_FOUND for another person's request; CONFLICT when it was answered
 */
export async function cancelPrivacyRequest(
  { db, now }: Services,
  viewer: Viewer,
  requestId: string,
): Promise<{ requests: PrivacyRequest[] }> {
  return transaction(db, async (tx) => {
    const { count } = await tx.privacyRequest.updateMany({
      where: { id: requestId, userId: viewer.id, status: 'open' },
      data: { status: 'cancelled', closedAt: now() },
    });
    if (count > 0) return findRequests(tx, viewer);
    const row = await tx.privacyRequest.findUnique({ where: { id: requestId, userId: viewer.id } });
    if (!row) throw notFound('request');
    if (row.status !== 'cancelled')
      throw new AppError({ code: 'CONFLICT', message: 'This request has already been answered.' });
    return findRequests(tx, viewer);
  });
}
