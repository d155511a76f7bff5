/** What arrives at our reply addresses, in the order of the cheapest check first. The other server is answered after the commit. */
import { createHash } from 'node:crypto';
import { targetOf } from '#server/modules/notifications/reply-addresses/queries.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { ReadEmail } from '#server/platform/email/reading/read-email.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import { EMAIL_FILES_MAX, EMAIL_TEXT_MAX, type InboundReason } from '#shared/inbound-email/schema.ts';
import { takeBounce } from './bounces/commands.ts';
import { type Answer, answers, refusalOf } from './policy.ts';
import { type Arrival, budgetKey, recordResult, refuse, refuseClosed } from './refusals/commands.ts';
import { findProof, findReplier, type Replier, type Resolve } from './senders/queries.ts';
import { take } from './taking/commands.ts';

export type Arrived = {
  recipient: string;
  /** Of the envelope; empty for one that must not be answered. */
  sender: string;
  bytes: Uint8Array;
  /** Whose connection it came over; null where another server received it for us. */
  peer: { ip: string; helo: string } | null;
  /** The sender learns our answer from their own server. */
  isAnswered: boolean;
};

/** How long it is remembered what became of an email. */
const KEPT_MS = 30 * 86_400_000;

/** Whether something may arrive at an address at all: before a byte of it is read. */
export function checkRecipient(services: Services, address: string): Answer | null {
  const target = targetOf(services, address);
  return typeof target === 'string' ? answers[target] : null;
}

/** Recognizes an email of this person in this case. */
function messageKeyOf({ caseId, viewer }: Replier, messageId: string): string {
  return createHash('sha256')
    .update(`${caseId}\n${viewer?.id ?? ''}\n${messageId}`)
    .digest('hex');
}

async function findKnown({ db }: Services, messageKey: string): Promise<Answer | null> {
  const known = await db.inboundEmail.findUnique({
    where: { messageKey },
    select: { outcome: true, reason: true, answeredAt: true },
  });
  if (!known) return null;
  const isRefused = known.outcome === 'refused' && !(known.reason === 'closed' && known.answeredAt);
  return isRefused ? refusalOf(known.reason as Exclude<InboundReason, 'automatic'>) : answers.accepted;
}

async function isClosedFor({ db }: Services, { caseId, relation }: Replier): Promise<boolean> {
  const row = await db.case.findUniqueOrThrow({ where: { id: caseId }, select: { status: true, stage: true } });
  return relation !== null && 'refused' in applyEvent(row, 'message_sent', relation);
}

/** Why nothing of it can be taken, apart from its sender. */
function contentProblem({ text, files }: ReadEmail): 'too_complex' | 'too_long' | 'empty' | null {
  if (files.length > EMAIL_FILES_MAX) return 'too_complex';
  if (text.length > EMAIL_TEXT_MAX) return 'too_long';
  return text === '' && files.length === 0 ? 'empty' : null;
}

/** @throws {AppError} SERVICE_UNAVAILABLE while nothing can be examined */
async function readArrived({ examiner }: Services, sender: string, bytes: Uint8Array): Promise<ReadEmail | null> {
  try {
    return await examiner.examine(`email:${sender}`, 'email', { bytes });
  } catch (error) {
    // Reading it exceeded a limit.
    if (error instanceof AppError && error.code === 'UNSUPPORTED_MEDIA_TYPE') return null;
    throw error;
  }
}

async function receiveReply(services: Services, resolve: Resolve, replier: Replier, arrived: Arrived): Promise<Answer> {
  const read = await readArrived(services, budgetKey(replier), arrived.bytes);
  const messageId = read?.messageId ?? createHash('sha256').update(arrived.bytes).digest('hex');
  const arrival: Arrival = { replier, messageKey: messageKeyOf(replier, messageId), isAnswered: arrived.isAnswered };
  const known = await findKnown(services, arrival.messageKey);
  if (known) return known;
  if (!read) return refuse(services, arrival, 'too_complex');
  if (read.automatic || arrived.sender === '') {
    const ignored = { outcome: 'ignored', reason: 'automatic' } as const;
    await transaction(services.db, (tx) => recordResult(tx, arrival, services.now(), ignored));
    return answers.accepted;
  }
  if (read.from !== replier.email) return refuse(services, arrival, 'sender');
  const proof = await findProof(services, resolve, read.from, arrived);
  if (proof === 'later') return answers.later;
  if (proof === 'unproven') return refuse(services, arrival, 'unverified');
  if (!replier.relation) return refuse(services, arrival, 'no_part');
  if (await isClosedFor(services, replier)) return refuseClosed(services, arrival);
  const problem = contentProblem(read);
  return problem ? refuse(services, arrival, problem) : take(services, arrival, read);
}

/** Receives an email. Whatever is not its fault is answered with “later”: its sender's server tries again for days. */
export async function receiveEmail(services: Services, resolve: Resolve, arrived: Arrived): Promise<Answer> {
  try {
    const target = targetOf(services, arrived.recipient);
    if (typeof target === 'string') return answers[target];
    if (target.kind === 'bounce') {
      const read = await readArrived(services, target.mailId, arrived.bytes);
      return await takeBounce(services, target.mailId, read?.report ?? null);
    }
    const replier = await findReplier(services, target);
    if (!replier) return answers.unknown;
    if (!(await services.limiter.allows(limits.inboundEmail, budgetKey(replier)))) return answers.tooMany;
    return await receiveReply(services, resolve, replier, arrived);
  } catch (error) {
    if (!(error instanceof AppError)) reportError(services.log, error, { job: 'inbound email' });
    return answers.later;
  }
}

/** Forgets what became of emails long ago. */
export async function removeOldInboundEmails({ db, now }: Services): Promise<void> {
  await db.inboundEmail.deleteMany({ where: { receivedAt: { lt: new Date(now().getTime() - KEPT_MS) } } });
}
