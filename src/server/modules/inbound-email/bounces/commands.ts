/** An email of ours that came back: the address gets no more, and the brokers of its owner's requests learn of it. */
import { getCaseToMove, lockCases } from '#server/modules/cases/commands.ts';
import { type Answer, answers } from '#server/modules/inbound-email/policy.ts';
import { tellBroker } from '#server/modules/inbound-email/refusals/commands.ts';
import { suppress } from '#server/modules/notifications/suppressions/commands.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { DeliveryReport } from '#server/platform/email/reading/delivery-report.ts';
import type { Services } from '#server/platform/services.ts';
import { openStatuses } from '#shared/cases/transitions.ts';

/** No such mailbox or domain, or one that is closed (RFC 3463). Others are about the message or the moment. */
const GONE = /^5\.(1\.\d+|2\.1)$/;
const CASES_MAX = 20;

/** Whether a report says that a mailbox is gone for good. */
export function isGone(report: DeliveryReport | null): boolean {
  return report?.failed === true && GONE.test(report.status ?? '');
}

/** In the numbers of the newsletter’s issue that came back. */
async function countBounce(tx: Transaction, bouncedAt: Date, mailId: string): Promise<void> {
  const where = { mailId, bouncedAt: null };
  const [bounced] = await tx.newsletterDelivery.updateManyAndReturn({
    where,
    data: { bouncedAt },
    select: { issueId: true },
  });
  if (bounced)
    await tx.newsletterIssue.update({ where: { id: bounced.issueId }, data: { bouncedCount: { increment: 1 } } });
}

/** Safe to repeat: the second report of one email changes nothing. */
export async function takeBounce(services: Services, mailId: string, report: DeliveryReport | null): Promise<Answer> {
  const { db, now } = services;
  const mail = isGone(report) ? await db.outboxMail.findUnique({ where: { id: mailId }, select: { to: true } }) : null;
  if (!mail) return answers.accepted;
  const emailKey = mail.to.toLowerCase();
  const hash = await hashAddress(services, emailKey);
  await transaction(db, async (tx) => {
    const known = await tx.suppression.findUnique({
      where: { addressHash: hash },
      select: { liftedAt: true, level: true },
    });
    if (known && !known.liftedAt && known.level === 'nothing') return;
    const rows = await tx.case.findMany({
      where: {
        status: { in: [...openStatuses] },
        OR: [{ client: { emailKey } }, { clientId: null, contactEmailKey: emailKey }],
      },
      orderBy: { id: 'asc' },
      take: CASES_MAX,
      select: { id: true },
    });
    const ids = rows.map(({ id }) => id);
    await lockCases(tx, ids);
    await suppress(tx, now(), hash, 'nothing');
    await countBounce(tx, now(), mailId);
    const reason = 'an email to the client came back: the mailbox doesn’t exist. Call the client';
    for (const id of ids)
      await tellBroker(tx, now(), await getCaseToMove(tx, id), 'Emails to the client come back', {
        reason,
        isClients: false,
      });
  });
  return answers.accepted;
}
