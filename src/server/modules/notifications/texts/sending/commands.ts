/**
 * Sends what is due by text message. Its row says where it is: queued, waiting for the morning, sent, delivered, failed or withheld. A
 * process that dies after the provider took one sends it again, because the provider has no key for repeated calls.
 */
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { announce } from '#server/platform/live/live.ts';
import type { Services } from '#server/platform/services.ts';
import { TextRejected, type TextTransport, TextUnanswered } from '#server/platform/texts/transport.ts';
import type { NumberOf } from '../../push/sending/commands.ts';
import { codeText, noticeText, quietUntil, TEXT_HOURS, textPause } from '../policy.ts';
import { type DueText, findNotice, STOPPED, takeDueTexts } from '../queries.ts';

const BATCH = 20;
/** Longer than an attempt takes. */
const BUSY_MS = 60_000;
const HOUR_MS = 3_600_000;
/** What a code is good for. */
export const CODE_MINUTES = 10;
const KEPT_DAYS = 30;

/** Queues a code to a number that asks to be proven: at any hour, because somebody waits for it. */
export async function queueCode(
  tx: Transaction,
  { env, now }: Services,
  { userId, phone, code }: { userId: string; phone: string; code: string },
): Promise<void> {
  const at = now();
  const body = codeText(code, env.site);
  await tx.textMessage.create({ data: { id: newId(), userId, phone, body, nextAttemptAt: at, createdAt: at } });
  announce(tx, 'pushes');
}

/** The words of a text, or null when it is no longer worth sending. */
async function wordsOf({ db, env, now }: Services, due: DueText, numberOf: NumberOf): Promise<string | null> {
  const age = now().getTime() - due.createdAt.getTime();
  if (due.seq === null) return age < CODE_MINUTES * 60_000 ? due.body : null;
  const notice = await findNotice(db, due, new Date(now().getTime() - TEXT_HOURS * HOUR_MS));
  return notice && noticeText(notice.type, numberOf(notice.request, env.site), notice.role, env.site);
}

/** What is in modules above this one. */
export type Around = {
  numberOf: NumberOf;
  /** A number answered STOP to the provider before we heard of it. */
  stopped: (services: Services, phone: string) => Promise<void>;
};

async function recordFailure(services: Services, due: DueText, error: unknown, { stopped }: Around): Promise<void> {
  const { db, now } = services;
  const { name, code } = error as { name?: string; code?: string };
  const isOver = error instanceof TextRejected || error instanceof TextUnanswered;
  const lastError = isOver ? error.message : (code ?? name ?? 'unknown');
  await db.textMessage.update({
    where: { id: due.id },
    data: isOver
      ? { state: 'failed', body: '', lastError }
      : { state: 'queued', lastError, nextAttemptAt: new Date(now().getTime() + textPause(due.attempts)) },
  });
  if (lastError === STOPPED) await stopped(services, due.phone);
}

async function sendOne(services: Services, transport: TextTransport, due: DueText, around: Around): Promise<void> {
  const { db, env, now } = services;
  const row = { where: { id: due.id } };
  const body = await wordsOf(services, due, around.numberOf);
  if (body === null) {
    await db.textMessage.update({ ...row, data: { state: 'withheld', body: '' } });
    return;
  }
  const morning = due.seq === null ? null : quietUntil(now(), env.site);
  if (morning) {
    await db.textMessage.update({
      ...row,
      data: { state: 'waiting', nextAttemptAt: morning, attempts: { decrement: 1 } },
    });
    return;
  }
  try {
    const providerId = await transport.send({ id: due.id, to: due.phone, body });
    await db.textMessage.update({
      ...row,
      data: { state: 'sent', sentAt: now(), providerId, body: '', lastError: null },
    });
  } catch (error) {
    await recordFailure(services, due, error, around);
  }
}

/** Sends everything that is due now. Several processes may do so at once: each takes its own. */
export async function sendDueTexts(services: Services, around: Around): Promise<void> {
  const { db, now, texts } = services;
  if (texts === null) return;
  for (;;) {
    const at = now();
    const due = await takeDueTexts(db, at, new Date(at.getTime() + BUSY_MS), BATCH);
    await Promise.all(due.map((one) => sendOne(services, texts, one, around)));
    if (due.length < BATCH) return;
  }
}

/** What the provider says became of a message. Nothing leads back from delivered. */
export async function recordDelivery(
  { db }: Services,
  providerId: string,
  arrived: boolean,
  code: string,
): Promise<void> {
  await db.textMessage.updateMany({
    where: { providerId, state: 'sent' },
    data: arrived ? { state: 'delivered' } : { state: 'failed', lastError: code.slice(0, 20) },
  });
}

/** Deletes texts 30 days after they were written. */
export async function removeOldTexts({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * HOUR_MS);
  await db.textMessage.deleteMany({ where: { createdAt: { lt: before } } });
}
