/** An email that is not taken, or not all of it: its sender learns why, and so does the broker. Nothing of it is stored. */
import { getCaseToMove, lockCases, type MovedCase, recordEvent, systemActor } from '#server/modules/cases/commands.ts';
import { inviteToCase } from '#server/modules/cases/create/invitations/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { inboundEmails } from '#server/modules/inbound-email/emails.ts';
import { type Answer, answers, refusalOf } from '#server/modules/inbound-email/policy.ts';
import type { Replier } from '#server/modules/inbound-email/senders/queries.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { type InboundOutcome, type InboundReason, inboundReasonWords } from '#shared/inbound-email/schema.ts';
import { paths } from '#shared/platform/paths.ts';

/** An email that was read up to some point. `messageKey` recognizes it when it arrives twice. */
export type Arrival = { replier: Replier; messageKey: string; isAnswered: boolean };

export type Result = {
  outcome: InboundOutcome;
  reason: InboundReason | null;
  messageSeq?: number | null;
  refusedFiles?: number;
  answered?: boolean;
};

/** Writes what became of an email; false when another delivery of it was first. */
export async function recordResult(
  tx: Transaction,
  { replier, messageKey }: Arrival,
  at: Date,
  { outcome, reason, messageSeq = null, refusedFiles = 0, answered = false }: Result,
): Promise<boolean> {
  const { count } = await tx.inboundEmail.createMany({
    data: {
      id: newId(),
      caseId: replier.caseId,
      userId: replier.viewer?.id ?? null,
      ...{ messageKey, outcome, reason, messageSeq, refusedFiles },
      answeredAt: answered ? at : null,
      receivedAt: at,
    },
    skipDuplicates: true,
  });
  return count > 0;
}

/**
 * The history of the case and the broker's notifications say that an email did not get through, and why.
 * @param isClients the client wrote it: an answer, even though it could not be added
 */
export async function tellBroker(
  tx: Transaction,
  at: Date,
  row: MovedCase,
  what: string,
  { reason, isClients }: { reason: string; isClients: boolean },
): Promise<void> {
  await recordEvent(tx, row.id, {
    event: 'email_failed',
    actor: systemActor,
    at,
    data: { reason, from: isClients ? 'client' : 'other' },
  });
  await tellInPortal(tx, at, row, 'broker', 'email_failed', `${what} · ${row.title}`);
}

/** Answers the sender, at most a few times a day: never more emails than people write. */
export async function answerSender(
  tx: Transaction,
  services: Services,
  { caseId, email, viewer }: Replier,
  row: MovedCase,
  said: { why: string } | { added: boolean },
): Promise<void> {
  const path = viewer ? paths.portal.case(caseId) : await inviteToCase(tx, caseId, services.now());
  const facts = { number: caseNumber(row, services.env.site), title: row.title, path };
  const to = {
    to: viewer?.email ?? email,
    toName: viewer?.fullName ?? row.contactName,
    ...(viewer && { userId: viewer.id }),
  };
  await queueEmails(tx, services.jobs, [
    'why' in said
      ? outgoing(inboundEmails['reply-not-added'], { ...to, data: { ...facts, ...said } })
      : outgoing(inboundEmails['reply-to-closed'], { ...to, data: { ...facts, ...said } }),
  ]);
}

/** Who counts: one person in one case. */
export function budgetKey({ caseId, viewer }: Replier): string {
  return `${caseId}:${viewer?.id ?? 'client'}`;
}

export function mayAnswer({ limiter }: Services, replier: Replier): Promise<boolean> {
  return limiter.allows(limits.inboundAnswer, budgetKey(replier));
}

/** Reasons for which the email may be somebody else's: its address gets no answer from us. */
const doubtful: readonly InboundReason[] = ['sender', 'unverified', 'no_part'];

/**
 * Refuses an email. The sender's own mail server says why; where a provider took it for us, we do. The broker learns of a client's.
 */
export async function refuse(
  services: Services,
  arrival: Arrival,
  reason: Exclude<InboundReason, 'automatic'>,
): Promise<Answer> {
  const { replier, isAnswered } = arrival;
  const words = inboundReasonWords[reason];
  const isOfClient = replier.viewer?.role !== 'broker' && replier.viewer?.role !== 'admin';
  // Counted first: anyone who has the address could otherwise fill the history of a case.
  const isTold = isOfClient && (await services.limiter.allows(limits.inboundRefused, budgetKey(replier)));
  const answered = !isAnswered && !doubtful.includes(reason) && (await mayAnswer(services, replier));
  await transaction(services.db, async (tx) => {
    await lockCases(tx, [replier.caseId]);
    const at = services.now();
    if (!(await recordResult(tx, arrival, at, { outcome: 'refused', reason, answered }))) return;
    const row = await getCaseToMove(tx, replier.caseId);
    if (isTold)
      await tellBroker(tx, at, row, 'An email from the client couldn’t be added', {
        reason: words.forBroker,
        isClients: !['sender', 'unverified', 'no_part'].includes(reason),
      });
    if (answered) await answerSender(tx, services, replier, row, { why: `It wasn’t added. ${words.forSender}` });
  });
  return refusalOf(reason);
}

/** Somebody wrote about a request that takes no messages anymore: one calm answer a month, and the broker learns of it. */
export async function refuseClosed(services: Services, arrival: Arrival): Promise<Answer> {
  const { replier } = arrival;
  const { viewer, caseId } = replier;
  const known = await services.db.inboundEmail.findFirst({
    where: { caseId, userId: viewer?.id ?? null, answeredAt: { not: null } },
    select: { id: true },
  });
  if (known || !(await mayAnswer(services, replier))) return refuse(services, arrival, 'closed');
  await transaction(services.db, async (tx) => {
    await lockCases(tx, [caseId]);
    const at = services.now();
    if (!(await recordResult(tx, arrival, at, { outcome: 'refused', reason: 'closed', answered: true }))) return;
    const row = await getCaseToMove(tx, caseId);
    await tellBroker(tx, at, row, 'The client emailed about a closed request', {
      reason: inboundReasonWords.closed.forBroker,
      isClients: true,
    });
    await answerSender(tx, services, replier, row, { added: false });
  });
  return answers.accepted;
}
