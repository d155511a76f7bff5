/** Creating a case: its row, its first content, and the search for a broker. The caller adds the rest in the same transaction. */

import { eventInsert } from '#server/modules/cases/commands.ts';
import { inviteToCase } from '#server/modules/cases/create/invitations/commands.ts';
import { routeCaseJob } from '#server/modules/cases/jobs.ts';
import { recordConsents } from '#server/modules/consents/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { promiseFor, promiseFrom, type ReplyPromise } from '#server/platform/business-time/promises.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { announce } from '#server/platform/live/live.ts';
import type { Services } from '#server/platform/services.ts';
import { initialState } from '#shared/cases/rules.ts';
import type { ConsentChannel } from '#shared/consents/schema.ts';
import { type Consent, consentText } from '#shared/consents/wordings.ts';
import { paths } from '#shared/platform/paths.ts';
import { type ReceiptEmailData, receiptEmails } from './emails.ts';

/** What every new case must provide; the other columns have initial values. */
type Begins = Pick<
  Prisma.CaseUncheckedCreateInput,
  'type' | 'title' | 'contactPhoneE164' | 'postalCode' | 'clientId' | 'definitionVersion' | 'answers' | 'source'
> & { contactName: string; contactEmail: string; contactPhone: string };

/** What only some of the three sources provide. */
type Particulars = Pick<
  Prisma.CaseUncheckedCreateInput,
  'id' | 'draftId' | 'language' | 'sealedAnswers' | 'questionSet'
>;

type OpeningMessage = Pick<
  Prisma.MessageUncheckedCreateWithoutCaseInput,
  'kind' | 'senderId' | 'senderName' | 'senderRole' | 'body' | 'clientKey' | 'createdAt'
>;

export type Opening = {
  row: Begins & Particulars;
  /** Who submitted it. */
  actor: { id: string | null; name: string; role: string };
  /** The partner who sent it. */
  partnerId?: string;
  /** What the history keeps in addition to the source. */
  data?: Prisma.JsonObject;
  /** The first messages of the conversation: read only by the client, the broker who accepts and administrators. */
  messages?: readonly OpeningMessage[];
};

export const openedSelect = {
  id: true,
  serial: true,
  type: true,
  createdAt: true,
  title: true,
  contactEmail: true,
  clientId: true,
  postalCode: true,
} satisfies Prisma.CaseSelect;
export type OpenedCase = Prisma.CaseGetPayload<{ select: typeof openedSelect }>;

/** The reply time promised in the receipt. Counted from creation, so that repeated calls return the same. */
export function openingPromise(
  { createdAt, postalCode }: Pick<OpenedCase, 'createdAt' | 'postalCode'>,
  services: Services,
): ReplyPromise & { words: string } {
  const promise = promiseFrom(createdAt, calendarOf(services));
  return { ...promise, words: promiseFor(promise, postalCode, services.env.site) };
}

/** Creates the case in the caller's transaction and queues its routing. */
export async function openCase(
  tx: Transaction,
  services: Services,
  { row, actor, partnerId, data = {}, messages = [] }: Opening,
  at: Date,
): Promise<OpenedCase> {
  const { takenBy, answeredBy } = promiseFrom(at, calendarOf(services));
  const opened = await tx.case.create({
    data: {
      id: newId(),
      ...row,
      ...initialState(),
      contactEmailKey: row.contactEmail.toLowerCase(),
      createdAt: at,
    },
    select: openedSelect,
  });
  // Separate statements: for a create nested in the case, Prisma reads the case once more at the end.
  const { id: caseId } = opened;
  await tx.caseState.createMany({
    data: {
      caseId,
      status: initialState().status,
      priority: 'normal',
      takeDueAt: takenBy,
      firstReplyDueAt: answeredBy,
      eventSeq: 1,
      messageSeq: messages.length,
      lastEventAt: at,
    },
  });
  const submitted = { event: 'submitted', actor, at, partnerId, data: { source: row.source, ...data } } as const;
  await tx.$executeRaw(eventInsert(caseId, 1, submitted));
  if (messages.length > 0)
    await tx.message.createMany({ data: messages.map((message, index) => ({ ...message, caseId, seq: index + 1 })) });
  await services.jobs.enqueue(tx, routeCaseJob, { caseId });
  announce(tx, `case:${caseId}`);
  return opened;
}

/** The two consents of a request, each with the text of its version, and with proof of its own where there is any. */
export async function keepConsents(
  tx: Transaction,
  { env }: Pick<Services, 'env'>,
  row: OpenedCase,
  consents: readonly (Consent & { proof?: Record<string, string> })[],
  { channel, evidence }: { channel: ConsentChannel; evidence: Record<string, string> },
): Promise<void> {
  const facts = { given: true, emailKey: row.contactEmail.toLowerCase(), caseId: row.id, channel };
  const given = consents.map(({ purpose, proof }) => ({
    ...consentText(purpose, env.site),
    ...facts,
    evidence: { ...evidence, ...proof },
    filled: true,
  }));
  await recordConsents(tx, row.createdAt, given);
}

/** Where the person follows the case: in the portal, or by a link that creates the account first. */
export function followPath(tx: Transaction, row: OpenedCase): Promise<string> | string {
  return row.clientId ? paths.portal.case(row.id) : inviteToCase(tx, row.id, row.createdAt);
}

/** The receipt by email to the person who has just sent a request; sent regardless of their notification settings. */
export function queueReceipt(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  to: { email: string; name: string },
  data: ReceiptEmailData['request-received'],
): Promise<void> {
  return queueEmails(tx, jobs, [outgoing(receiptEmails['request-received'], { to: to.email, toName: to.name, data })]);
}
