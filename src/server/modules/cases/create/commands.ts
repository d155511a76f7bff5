/** Creating a case: its row, its first content, and the search for a broker. The caller adds the rest in the same transaction. */

import { routeCaseJob } from '#server/modules/cases/jobs.ts';
import { recordConsents } from '#server/modules/consents/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { promiseFor, promiseFrom, type ReplyPromise } from '#server/platform/business-time/promises.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Services } from '#server/platform/services.ts';
import type { ConsentChannel } from '#shared/consents/schema.ts';
import { type Consent, consentText } from '#shared/consents/wordings.ts';
import { type ReceiptEmailData, receiptEmails } from './emails.ts';
import { insertCases, type NewCase, type OpenedCase, type Opening } from './insertion/commands.ts';

/** The reply time promised in the receipt. Counted from creation, so that repeated calls return the same. */
export function openingPromise(
  { createdAt, postalCode }: Pick<OpenedCase, 'createdAt' | 'postalCode'>,
  services: Services,
): ReplyPromise & { words: string } {
  const promise = promiseFrom(createdAt, calendarOf(services));
  return { ...promise, words: promiseFor(promise, postalCode, services.env.site) };
}

/**
 * Creates cases in the caller's transaction, announces them, and queues the routing of those without a broker.
 * @param beside further parts of the statement that inserts them, as after WITH
 * @returns in the order given
 */
export async function openCases(
  tx: Transaction,
  services: Services,
  openings: readonly Opening[],
  at: Date,
  beside: readonly Prisma.Sql[] = [],
): Promise<NewCase[]> {
  const insertions = openings.map((opening) => ({ ...opening, caseId: opening.row.id ?? newId() }));
  const opened = await insertCases(tx, insertions, promiseFrom(at, calendarOf(services)), at, beside);
  const messages = insertions.flatMap(({ caseId, messages = [] }) =>
    messages.map((message, index) => ({ ...message, caseId, seq: index + 1 })),
  );
  if (messages.length > 0) await tx.message.createMany({ data: messages });
  await services.jobs.enqueueMany(
    tx,
    routeCaseJob,
    insertions.filter(({ isTaken }) => !isTaken).map(({ caseId }) => ({ caseId })),
  );
  return opened;
}

/** Creates one case. */
export async function openCase(tx: Transaction, services: Services, opening: Opening, at: Date): Promise<NewCase> {
  const [opened] = await openCases(tx, services, [opening], at);
  return opened as NewCase;
}

/** The consents given with a request, and with proof of their own where there is any. */
type GivenConsents = readonly (Consent & { proof?: Record<string, string> })[];
/** How they were given. */
type Setting = { channel: ConsentChannel; evidence: Record<string, string> };
/** A new case with the two consents of its request. */
export type Consented = Setting & { row: OpenedCase; consents: GivenConsents };

/** Records the consents of new cases, each with the text of its version. */
export function keepConsents(
  tx: Transaction,
  { env }: Pick<Services, 'env'>,
  consented: readonly Consented[],
  at: Date,
): Promise<void> {
  const given = consented.flatMap(({ row, consents, channel, evidence }) =>
    consents.map(({ purpose, proof }) => ({
      ...consentText(purpose, env.site),
      ...{ given: true, filled: true, emailKey: row.contactEmail.toLowerCase(), caseId: row.id, channel },
      evidence: { ...evidence, ...proof },
    })),
  );
  return recordConsents(tx, at, given);
}

/** A receipt by email, to the person who has just sent a request. */
export type Receipt = { email: string; name: string; data: ReceiptEmailData['request-received'] };

/** Queues receipts; sent regardless of notification settings. */
export function queueReceipts(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  receipts: readonly Receipt[],
): Promise<void> {
  return queueEmails(
    tx,
    jobs,
    receipts.map(({ email: to, name: toName, data }) =>
      outgoing(receiptEmails['request-received'], { to, toName, data }),
    ),
  );
}
