/** From the chat to a case: what the visitor saw and sent, and nothing they left out. */

import {
  keepConsents,
  type OpenedCase,
  type Opening,
  openCase,
  openedSelect,
  openingPromise,
  queueReceipts,
} from '#server/modules/cases/create/commands.ts';
import { findMeasuredReplies } from '#server/modules/cases/metrics/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { screenEvidence } from '#server/modules/consents/screens/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { isOpen, nextOpening } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import type { HandOverInput, HandOverReceipt } from '#shared/assistant/handover.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { writeTranscript } from '#shared/messaging/transcript.ts';
import type { RedactedKind } from '#shared/platform/personal-data/schema.ts';
import { areaOf, keptWords } from './policy.ts';

/** The first word of the source, which lists filter by. */
const CHAT_SOURCE = 'chat';
const ASSISTANT = 'Assistant (computer program)';

function openingOf(input: HandOverInput, client: Viewer | null, takenOut: RedactedKind[], at: Date): Opening {
  const { name, email, phone, type, community, summary, transcript } = input;
  const postalCode = areaOf(community);
  if (!postalCode) throw refusedField('community', 'not_an_option', 'Choose a community');
  const said = { createdAt: at, clientKey: newId() };
  return {
    row: {
      type,
      title: lineLabels[type],
      contactName: name,
      contactEmail: email,
      contactPhone: phone,
      contactPhoneE164: toE164(phone),
      postalCode,
      clientId: client?.id ?? null,
      definitionVersion: quoteDefinitions[type].version,
      answers: { fullName: name, email, phone },
      source: community ? `${CHAT_SOURCE}/${community}` : CHAT_SOURCE,
    },
    actor: { id: client?.id ?? null, name, role: client ? 'client' : 'visitor' },
    data: { takenOut },
    messages: [
      { ...said, senderId: client?.id ?? null, senderName: name, senderRole: 'client', body: summary },
      // The words are the visitor's and the program's: not a message from a person, and nothing to mark as unread.
      ...(transcript.length > 0
        ? [
            {
              ...said,
              clientKey: newId(),
              kind: 'system' as const,
              senderName: ASSISTANT,
              senderRole: 'system',
              body: writeTranscript(transcript),
            },
          ]
        : []),
    ],
  };
}

/** What was removed is recorded in the history, so that a repeated request returns the same receipt. */
async function receiptOf(
  tx: Transaction,
  row: OpenedCase,
  services: Services,
  measured: string | null,
): Promise<HandOverReceipt> {
  const { site } = services.env;
  const calendar = calendarOf(services);
  const promise = openingPromise(row, services);
  const { data } = await tx.caseEvent.findUniqueOrThrow({ where: { caseId_seq: { caseId: row.id, seq: 1 } } });
  return {
    number: caseNumber(row, site),
    title: row.title,
    submittedAt: row.createdAt.toISOString(),
    email: row.contactEmail,
    firstReplyByText: describeMoment(promise.answeredBy, site),
    promise: promise.words,
    measured,
    isOpen: isOpen(row.createdAt, calendar),
    opensAtText: describeMoment(nextOpening(row.createdAt, calendar), site),
    takenOut: (data as { takenOut?: RedactedKind[] }).takenOut ?? [],
  };
}

/**
 * Creates the case for a conversation. Repeated or concurrent requests find the first case and return its receipt.
 * @param address the sender's address; stored with the consents as evidence
 * @param client the signed-in client, if any; the case is theirs at once
 * @throws {AppError} BAD_REQUEST for a place without a page, or when the form showed other words than those in force
 */
export async function handOver(
  services: Services,
  input: HandOverInput,
  address: string,
  client: Viewer | null = null,
): Promise<HandOverReceipt> {
  const { db, env, now } = services;
  const { key } = input;
  const { takenOut, ...words } = keptWords(input);
  const at = now();
  const measured = await findMeasuredReplies(services);
  return transaction(db, async (tx) => {
    // Of two concurrent requests the second waits here, and finds the case of the first.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`hand-over:${key}`}))::text`;
    const known = await tx.chatHandover.findUnique({ where: { key }, select: { case: { select: openedSelect } } });
    if (known) return receiptOf(tx, known.case, services, measured);
    const row = await openCase(tx, services, openingOf({ ...input, ...words }, client, takenOut, at), at);
    // Nothing links the case to the chat transcript, which is anonymous.
    await tx.chatHandover.create({ data: { key, caseId: row.id, createdAt: at } });
    const proof = screenEvidence(env.site, { door: 'trpc', shown: input.shown }, at);
    const consents = input.consents.map((consent) => ({ ...consent, proof: proof[consent.purpose] }));
    const evidence = { form: 'chat handoff', address };
    await keepConsents(tx, services, [{ row, consents, channel: 'chat', evidence }], at);
    const receipt = await receiptOf(tx, row, services, measured);
    const { number, title, promise } = receipt;
    const data = { number, title, promise, path: row.path };
    await queueReceipts(tx, services, [{ email: row.contactEmail, name: input.name, data }]);
    return receipt;
  });
}
