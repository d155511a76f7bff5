/** From an email to a message with documents. Every step finds what an earlier delivery of the same email made. */
import { getCaseToMove, lockCaseToMove } from '#server/modules/cases/commands.ts';
import { attachSmallFile } from '#server/modules/documents/uploads/small-files/commands.ts';
import { type Answer, answers } from '#server/modules/inbound-email/policy.ts';
import {
  type Arrival,
  answerSender,
  mayAnswer,
  recordResult,
} from '#server/modules/inbound-email/refusals/commands.ts';
import { deliverMessage, markRead, sendMessage } from '#server/modules/messaging/commands.ts';
import { findByKey } from '#server/modules/messaging/queries.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { EmailFile } from '#server/platform/email/reading/read-email.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { inboundReasonWords } from '#shared/inbound-email/schema.ts';
import { ATTACHMENTS_MAX, type Message } from '#shared/messaging/schema.ts';

export type Written = { text: string; files: readonly EmailFile[] };

/** The file is at fault; after any other failure the sender's server tries again. */
const REFUSED_FILE = ['UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE', 'BAD_REQUEST', 'CONFLICT'];

/** The one document the broker is waiting for: what a client sends is meant for it. With several, nobody could tell for which. */
async function findAwaited(
  { db }: Services,
  { replier: { caseId, relation } }: Arrival,
): Promise<{ requestId?: string }> {
  if (relation !== 'client') return {};
  const open = await db.documentRequest.findMany({
    where: { caseId, status: { in: ['open', 'rejected'] } },
    take: 2,
    select: { id: true },
  });
  const [only] = open;
  return only && open.length === 1 ? { requestId: only.id } : {};
}

/** Adds the files of a person with an account. @returns the documents, and how many files were refused */
async function attachFiles(services: Services, arrival: Arrival, files: readonly EmailFile[]) {
  const { viewer, caseId } = arrival.replier;
  // A document needs somebody whose upload it is.
  if (!viewer) return { documentIds: [], refused: files.length };
  const awaited = await findAwaited(services, arrival);
  const documentIds: string[] = [];
  for (const [place, { name, bytes }] of files.entries()) {
    try {
      const { document } = await attachSmallFile(services, viewer, {
        ...{ caseId, fileName: name, bytes, category: 'other', staffOnly: false },
        ...awaited,
        key: `${arrival.messageKey.slice(0, 40)}-${place}`,
      });
      documentIds.push(document.id);
    } catch (error) {
      if (!(error instanceof AppError && REFUSED_FILE.includes(error.code))) throw error;
    }
  }
  return { documentIds, refused: files.length - documentIds.length };
}

/** The key of the message: a UUID, as every sender chooses one. */
function clientKeyOf({ messageKey }: Arrival): string {
  return messageKey.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A message of the client who has no account. */
function writeAsContact(services: Services, arrival: Arrival, body: string): Promise<Message | null> {
  return transaction(services.db, async (tx) => {
    const row = await lockCaseToMove(tx, arrival.replier.caseId);
    // Their case was linked to an account meanwhile: the retry finds it.
    if (!row || row.clientId !== null) return null;
    const clientKey = clientKeyOf(arrival);
    const known = await findByKey(tx, row.id, clientKey);
    if (known) return known;
    const actor = { as: 'client', id: null, name: row.contactName, role: 'client' } as const;
    return deliverMessage(tx, services, row, actor, services.now(), { body, clientKey, kind: 'message' });
  });
}

async function writeMessage(
  services: Services,
  arrival: Arrival,
  body: string,
  documentIds: readonly string[],
): Promise<Message | null> {
  const { viewer, caseId, readsByEmail } = arrival.replier;
  if (!viewer) return writeAsContact(services, arrival, body);
  const attachments = documentIds.slice(0, ATTACHMENTS_MAX);
  const message = await sendMessage(services, viewer, {
    ...{ caseId, body, attachments, clientKey: clientKeyOf(arrival) },
    kind: 'message',
  });
  if (readsByEmail) await markRead(services, viewer, { caseId, seq: message.seq });
  return message;
}

/** Whether this is the first reply to a closed request: its sender learns that it is closed. */
async function isFirstAfterClosing(
  { db }: Services,
  { replier: { caseId, viewer, relation } }: Arrival,
): Promise<boolean> {
  if (relation !== 'client') return false;
  const { status } = await db.case.findUniqueOrThrow({ where: { id: caseId }, select: { status: true } });
  if (status !== 'lost') return false;
  const where = { caseId, userId: viewer?.id ?? null, answeredAt: { not: null } };
  return (await db.inboundEmail.findFirst({ where, select: { id: true } })) === null;
}

function filesWords({ replier: { viewer } }: Arrival, message: Message | null): string {
  if (viewer) return message ? inboundReasonWords.files.forSender : 'Its files were not accepted.';
  return `${message ? 'Your text was added. ' : ''}Files can be added once you have created your account.`;
}

/**
 * Adds what somebody wrote and the files that pass the examination of uploads.
 * @throws whatever is not the email's fault, so that it is delivered again
 */
export async function take(services: Services, arrival: Arrival, { text, files }: Written): Promise<Answer> {
  const { replier } = arrival;
  const { documentIds, refused } = await attachFiles(services, arrival, files);
  const isWritten = text !== '' || documentIds.length > 0;
  const message = isWritten ? await writeMessage(services, arrival, text, documentIds) : null;
  if (isWritten && !message) return answers.later;
  const isClosed = await isFirstAfterClosing(services, arrival);
  const answered = (refused > 0 || isClosed) && (await mayAnswer(services, replier));
  const outcome = !message ? 'refused' : refused > 0 ? 'partly' : 'taken';
  await transaction(services.db, async (tx) => {
    const result = { outcome, reason: refused > 0 ? 'files' : null, refusedFiles: refused, answered } as const;
    if (!(await recordResult(tx, arrival, services.now(), { ...result, messageSeq: message?.seq ?? null }))) return;
    if (!answered) return;
    const row = await getCaseToMove(tx, replier.caseId);
    await answerSender(
      tx,
      services,
      replier,
      row,
      refused > 0 ? { why: filesWords(arrival, message) } : { added: true },
    );
  });
  return answers.accepted;
}
