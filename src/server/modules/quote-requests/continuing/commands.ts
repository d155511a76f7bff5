/**
 * Continuing a draft on another device. An emailed link needs the code from the email; a QR code and the link that an agent hands over work
 * once. Each gives the other device a token of its own (docs/decisions/0071 and 0086).
 */

import { timingSafeEqual } from 'node:crypto';
import { recordConsent } from '#server/modules/consents/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { type Email, outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { getOwnDraft } from '#server/modules/quote-requests/drafts/queries.ts';
import { describeDay } from '#server/platform/business-time/moments.ts';
import { hashToken, newToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import type { Line } from '#shared/lines/ids.ts';
import { paths } from '#shared/platform/paths.ts';
import {
  CODE_TRIES,
  type EmailLinkInput,
  type OpenLinkInput,
  QR_MINUTES,
  REMINDER_DAYS,
  reminderConsent,
} from '#shared/quote-requests/continuing.ts';
import { continuingEmails } from './emails.ts';
import { codeHashOf, newCode, newLink } from './policy.ts';
import { getLink } from './queries.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** More devices than this are no person's. The oldest make room. */
const DEVICES = 10;

type Secret = { path: string; code: string };
type LinkEmail = Email<Secret & { until: string }>;

/** Queues an email with a link and its code. Never with a name: the address is what someone typed. */
export function queueLink(
  tx: Transaction,
  { jobs, env }: Services,
  { email, to, secret, expiresAt }: { email: LinkEmail; to: string; secret: Secret; expiresAt: Date },
): Promise<void> {
  const { path, code } = secret;
  const data = { path, code, until: describeDay(expiresAt, env.site) };
  return queueEmails(tx, jobs, [outgoing(email, { to, toName: '', data })]);
}

/** @throws {AppError} NOT_FOUND for another's draft or an expired one; CONFLICT for one that was sent */
async function getOpenDraft(tx: Transaction, { draftId, token }: { draftId: string; token: string }, at: Date) {
  const draft = await getOwnDraft(tx, draftId, token);
  if (draft.expiresAt < at) throw notFound('draft');
  if (draft.submittedCase) throw conflict('This request has already been sent.');
  return draft;
}

/**
 * Emails a link and a code, and voids the links emailed before. With consent, also plans one reminder, unless the draft has had its own.
 * @throws {AppError} NOT_FOUND; CONFLICT when it was sent
 */
export async function emailLink(
  services: Services,
  { draftId, token, email, reminder }: EmailLinkInput,
  address: string,
): Promise<{ expiresAt: string; reminder: boolean }> {
  const { db, env, now } = services;
  return transaction(db, async (tx) => {
    const at = now();
    const draft = await getOpenDraft(tx, { draftId, token }, at);
    const { expiresAt } = draft;
    const { tokenHash, codeHash, ...secret } = newLink(env.dataKey);
    const emailKey = email.toLowerCase();
    const isReminded = reminder !== undefined && draft.remindedAt === null;
    const remindAt = isReminded ? new Date(at.getTime() + REMINDER_DAYS * DAY_MS) : null;
    await tx.quoteDraftKey.deleteMany({ where: { draftId, kind: 'email' } });
    await tx.quoteDraftKey.create({
      data: { tokenHash, draftId, kind: 'email', codeHash, email, emailKey, remindAt, expiresAt, createdAt: at },
    });
    if (isReminded) {
      const evidence = { form: `${draft.line}@${draft.definitionVersion}`, address };
      const consent = { ...reminderConsent(env.site), filled: true, given: true, emailKey };
      await recordConsent(tx, at, { ...consent, channel: 'web-form', evidence });
    }
    await queueLink(tx, services, { email: continuingEmails['draft-link'], to: email, secret, expiresAt });
    return { expiresAt: expiresAt.toISOString(), reminder: isReminded };
  });
}

/**
 * Emails a fresh code to the mailbox the link was sent to, and opens the link again.
 * @throws {AppError} NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function renewCode(services: Services, { token }: { token: string }): Promise<{ message: string }> {
  const { db, env, now, limiter } = services;
  const { tokenHash, email, expiresAt } = await getLink(db, token, now());
  if (!email || !expiresAt) throw notFound('link');
  await limiter.consume(limits.draftCode, tokenHash);
  const { code, codeHash } = newCode(env.dataKey, tokenHash);
  await transaction(db, async (tx) => {
    const { count } = await tx.quoteDraftKey.updateMany({ where: { tokenHash }, data: { codeHash, attempts: 0 } });
    if (count === 0) throw notFound('link');
    await queueLink(tx, services, {
      email: continuingEmails['draft-code'],
      to: email,
      secret: { path: paths.continueQuote(token), code },
      expiresAt,
    });
  });
  return { message: 'We emailed you a new code. Earlier codes no longer work.' };
}

const closed = () => refusedField('code', 'stale', 'Too many wrong codes. To continue, ask for a new code by email');

/**
 * Compares the code, and counts the try before, so that concurrent codes get no more of them than sequential ones.
 * @throws {AppError} BAD_REQUEST at `code`
 */
async function checkCode(tx: Services['db'], dataKey: Buffer, tokenHash: string, code: string | undefined) {
  if (code === undefined) throw refusedField('code', 'required', 'Enter the six digits from the email');
  const [link] = await tx.quoteDraftKey.updateManyAndReturn({
    where: { tokenHash, attempts: { lt: CODE_TRIES } },
    data: { attempts: { increment: 1 } },
    select: { codeHash: true, attempts: true },
  });
  if (!link) throw closed();
  const given = Buffer.from(codeHashOf(dataKey, tokenHash, code));
  const known = Buffer.from(link.codeHash ?? '');
  if (given.length === known.length && timingSafeEqual(given, known)) return;
  const left = CODE_TRIES - link.attempts;
  if (left === 0) throw closed();
  throw refusedField(
    'code',
    'incorrect',
    `That code doesn’t match. You have ${left} ${left === 1 ? 'try' : 'tries'} left`,
  );
}

/** Gives a device a token of its own. The same token twice is one device: the answer to the first call may have been lost. */
async function letIn(tx: Transaction, draftId: string, deviceToken: string, at: Date): Promise<void> {
  const tokenHash = hashToken(deviceToken);
  await tx.quoteDraftKey.createMany({
    data: [{ tokenHash, draftId, kind: 'device', createdAt: at }],
    skipDuplicates: true,
  });
  const devices = await tx.quoteDraftKey.findMany({
    where: { draftId, kind: 'device' },
    orderBy: { createdAt: 'desc' },
    skip: DEVICES,
    select: { tokenHash: true },
  });
  if (devices.length > 0)
    await tx.quoteDraftKey.deleteMany({ where: { tokenHash: { in: devices.map((device) => device.tokenHash) } } });
}

/**
 * Opens a draft on another device. An emailed link stays open for further devices; any other is used up.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST at `code` when it is wrong, or was wrong too often
 */
export async function openLink(
  { db, env, now }: Services,
  { token, code, deviceToken }: OpenLinkInput,
): Promise<{ draftId: string; line: Line }> {
  const { tokenHash, draftId, kind, draft } = await getLink(db, token, now());
  // Outside the transaction below: a wrong try counts, although the call fails.
  if (kind === 'email') await checkCode(db, env.dataKey, tokenHash, code);
  await transaction(db, async (tx) => {
    const { count } =
      kind === 'email'
        ? await tx.quoteDraftKey.updateMany({ where: { tokenHash }, data: { attempts: 0 } })
        : await tx.quoteDraftKey.deleteMany({ where: { tokenHash } });
    if (count === 0) throw notFound('link');
    await letIn(tx, draftId, deviceToken, now());
  });
  return { draftId, line: caseTypeSchema.parse(draft.line) };
}

/**
 * A link for a QR code, which the person beside the screen scans. It works once, and voids the one shown before.
 * @throws {AppError} NOT_FOUND; CONFLICT when it was sent
 */
export async function showLink(
  { db, now }: Services,
  key: { draftId: string; token: string },
): Promise<{ token: string; expiresAt: string }> {
  return transaction(db, async (tx) => {
    const at = now();
    const { id: draftId } = await getOpenDraft(tx, key, at);
    const token = newToken();
    const expiresAt = new Date(at.getTime() + QR_MINUTES * MINUTE_MS);
    await tx.quoteDraftKey.deleteMany({ where: { draftId, kind: 'qr' } });
    await tx.quoteDraftKey.create({
      data: { tokenHash: hashToken(token), draftId, kind: 'qr', expiresAt, createdAt: at },
    });
    return { token, expiresAt: expiresAt.toISOString() };
  });
}
