/** Text messages, as a person turns them on and off: a code proves the number, the ledger has the words, and STOP ends them. */
import { randomInt } from 'node:crypto';
import { type Consent, recordConsent } from '#server/modules/consents/commands.ts';
import { CODE_MINUTES, queueCode } from '#server/modules/notifications/texts/sending/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { hashCode, hashToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type SendTextCodeInput,
  type SetTextTopicInput,
  type TextMessages,
  textConsent,
} from '#shared/accounts/text-messages/schema.ts';
import type { ConsentChannel } from '#shared/consents/schema.ts';
import { getTextMessages, textTopicsOf } from './queries.ts';

/** Wrong codes; after that another one has to be sent. */
const TRIES = 5;

type Person = { id: string; email: string };

function consentOf({ id, email }: Person, phone: string, given: boolean, channel: ConsentChannel): Consent {
  return { ...textConsent, given, emailKey: email.toLowerCase(), channel, evidence: { userId: id, phone } };
}

function assertOffered({ env }: Services, viewer: Viewer): void {
  if (env.texts === null || textTopicsOf(viewer).length === 0) throw conflict('This site doesn’t send text messages.');
}

/**
 * Texts a code to a number, which replaces the one before it: until it is entered, nothing else is texted.
 * @throws {AppError} BAD_REQUEST for a number outside of North America; TOO_MANY_REQUESTS for too many codes, also of others, to a number
 */
export async function sendTextCode(
  services: Services,
  viewer: Viewer,
  input: SendTextCodeInput,
): Promise<TextMessages> {
  assertOffered(services, viewer);
  const { db, env, limiter, now } = services;
  const phone = toE164(input.phone);
  if (!phone || !/^\+1[2-9]\d{9}$/.test(phone))
    throw refusedField('phone', 'invalid_format', 'Enter a mobile number in Canada or the U.S., such as 403-555-0142');
  await limiter.consume(limits.textCode, viewer.id);
  await limiter.consume(limits.textCodeNumber, hashToken(phone));
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return transaction(db, async (tx) => {
    const at = now();
    await endTexts(tx, at, viewer, 'portal');
    await tx.textNumber.create({
      data: {
        ...{ userId: viewer.id, phone, createdAt: at, topics: textTopicsOf(viewer).map(({ topic }) => topic) },
        codeHash: hashCode(env.dataKey, `text:${viewer.id}:${phone}`, code),
        codeExpiresAt: new Date(at.getTime() + CODE_MINUTES * 60_000),
      },
    });
    await queueCode(tx, services, { userId: viewer.id, phone, code });
    return getTextMessages(services, tx, viewer);
  });
}

/** @throws {AppError} BAD_REQUEST for a wrong code; CONFLICT when there is none to enter */
export async function confirmTextCode(services: Services, viewer: Viewer, code: string): Promise<TextMessages> {
  const { db, env, now } = services;
  const at = now();
  const isRight = await transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT FROM text_numbers WHERE user_id = ${viewer.id}::uuid FOR NO KEY UPDATE`;
    const row = await tx.textNumber.findUnique({ where: { userId: viewer.id } });
    if (!row?.codeHash || !row.codeExpiresAt || row.codeExpiresAt <= at || row.attempts >= TRIES)
      throw conflict('This code has expired. Send another one.');
    const where = { userId: viewer.id };
    // Counted even though it is refused: the transaction commits, and the refusal comes after it.
    if (row.codeHash !== hashCode(env.dataKey, `text:${viewer.id}:${row.phone}`, code)) {
      await tx.textNumber.update({ where, data: { attempts: { increment: 1 } } });
      return false;
    }
    await tx.textNumber.update({ where, data: { verifiedAt: at, codeHash: null, codeExpiresAt: null } });
    await recordConsent(tx, at, consentOf(viewer, row.phone, true, 'portal'));
    return true;
  });
  if (!isRight)
    throw refusedField('code', 'incorrect', 'That code is incorrect. Check the text message and try again.');
  return getTextMessages(services, db, viewer);
}

/** @throws {AppError} CONFLICT while no texts are on */
export async function setTextTopic(
  services: Services,
  viewer: Viewer,
  input: SetTextTopicInput,
): Promise<TextMessages> {
  const { db } = services;
  return transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT FROM text_numbers WHERE user_id = ${viewer.id}::uuid FOR NO KEY UPDATE`;
    const row = await tx.textNumber.findUnique({ where: { userId: viewer.id, verifiedAt: { not: null } } });
    if (!row) throw conflict('Turn on text messages first.');
    const known = textTopicsOf(viewer).map(({ topic }) => topic);
    const topics = known.filter((topic) => (topic === input.topic ? input.on : row.topics.includes(topic)));
    await tx.textNumber.update({ where: { userId: viewer.id }, data: { topics } });
    return getTextMessages(services, tx, viewer);
  });
}

/** Removes the number and, if it was agreed to, records that this is over. Does nothing without one. */
export async function endTexts(tx: Transaction, at: Date, person: Person, channel: ConsentChannel): Promise<void> {
  const row = await tx.textNumber.findUnique({ where: { userId: person.id } });
  if (!row) return;
  await tx.textNumber.delete({ where: { userId: person.id } });
  // What STOP ended was recorded then.
  if (row.verifiedAt && !row.stoppedAt) await recordConsent(tx, at, consentOf(person, row.phone, false, channel));
}

export async function turnOffTexts(services: Services, viewer: Viewer): Promise<TextMessages> {
  const { db, now } = services;
  return transaction(db, async (tx) => {
    await endTexts(tx, now(), viewer, 'portal');
    return getTextMessages(services, tx, viewer);
  });
}

/**
 * STOP from a number: nobody who gave it is texted again until they prove it and agree again. START takes nothing back, because a reply
 * doesn’t show the words that were agreed to.
 */
export async function stopNumber({ db, now }: Services, phone: string): Promise<void> {
  await transaction(db, async (tx) => {
    const at = now();
    await tx.$queryRaw`SELECT FROM text_numbers WHERE phone = ${phone} ORDER BY user_id FOR NO KEY UPDATE`;
    const rows = await tx.textNumber.findMany({
      where: { phone, verifiedAt: { not: null }, stoppedAt: null },
      select: { userId: true, user: { select: { id: true, email: true } } },
      orderBy: { userId: 'asc' },
    });
    for (const { user } of rows) {
      await tx.textNumber.update({ where: { userId: user.id }, data: { stoppedAt: at } });
      await recordConsent(tx, at, consentOf(user, phone, false, 'on-request'));
    }
  });
}
