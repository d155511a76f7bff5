/** Licence expiry reminders: broker and administrators are notified 60, 30 and 7 days before, and on the last day. */

import { findAdmins } from '#server/modules/accounts/queries.ts';
import { brokerPath } from '#server/modules/brokers/commands.ts';
import { brokerEmails } from '#server/modules/brokers/emails.ts';
import { tellOfLicenceJob } from '#server/modules/brokers/jobs.ts';
import { dateOf, dayOf, today } from '#server/modules/brokers/view.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { daysLeft, licenceEnd, licenceThresholds, thresholdToTell } from '#shared/brokers/rules.ts';
import { paths } from '#shared/platform/paths.ts';
import { dayWords } from '#shared/platform/time/words.ts';

const DAY_MS = 86_400_000;

/** One job per broker whose licence expires soon, so that one that fails does not hold up the others. */
export async function remindOfLicences(services: Services): Promise<void> {
  const { db, jobs } = services;
  const horizon = new Date(dateOf(today(services)).getTime() + licenceThresholds[0] * DAY_MS);
  await transaction(db, async (tx) => {
    const near = await tx.brokerProfile.findMany({
      where: {
        licenceExpiresOn: { lte: horizon },
        user: { roleText: 'broker', disabledAt: null },
        OR: [{ licenceToldDays: null }, { licenceToldDays: { gt: 0 } }],
      },
      select: { userId: true, licenceExpiresOn: true, licenceToldDays: true },
    });
    const due = near.filter(({ licenceExpiresOn, licenceToldDays }) => {
      const days = daysLeft(dayOf(licenceExpiresOn), today(services));
      return thresholdToTell(days, licenceToldDays) !== null;
    });
    await jobs.enqueueMany(
      tx,
      tellOfLicenceJob,
      due.map(({ userId }) => ({ brokerId: userId })),
    );
  });
}

/** A reminder is recorded in the transaction that sends it: each threshold is notified once, even after a crash or with two jobs. */
export async function tellOfLicence(services: Services, brokerId: string): Promise<void> {
  await transaction(services.db, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM broker_profiles WHERE user_id = ${brokerId}::uuid FOR NO KEY UPDATE`;
    const row = await tx.brokerProfile.findUnique({
      where: { userId: brokerId, user: { roleText: 'broker', disabledAt: null } },
      select: {
        firm: true,
        licenceExpiresOn: true,
        licenceToldDays: true,
        user: { select: { id: true, email: true, fullName: true } },
      },
    });
    if (!row) return;
    const endsOn = dayOf(row.licenceExpiresOn);
    const days = daysLeft(endsOn, today(services));
    const threshold = thresholdToTell(days, row.licenceToldDays);
    if (threshold === null) return;
    await tx.brokerProfile.update({ where: { userId: brokerId }, data: { licenceToldDays: threshold } });
    await tell(tx, services, { ...row.user, firm: row.firm }, { endsOn: dayWords(endsOn), days });
  });
}

type Broker = { id: string; email: string; fullName: string; firm: string };

async function tell(
  tx: Transaction,
  { jobs, now }: Services,
  broker: Broker,
  end: { endsOn: string; days: number },
): Promise<void> {
  const admins = await findAdmins(tx);
  const path = brokerPath(broker.id);
  const forAdmins = { brokerName: broker.fullName, firm: broker.firm, path, ...end };
  await queueEmails(tx, jobs, [
    outgoing(brokerEmails['licence-ending'], {
      to: broker.email,
      toName: broker.fullName,
      userId: broker.id,
      data: { path: paths.broker.profile, ...end },
    }),
    ...admins.map(({ id, email, fullName }) =>
      outgoing(brokerEmails['broker-licence-ending'], {
        to: email,
        toName: fullName,
        userId: id,
        data: forAdmins,
      }),
    ),
  ]);
  const words = (licenceEnd(end.days) ?? 'Ends').toLowerCase();
  const type = 'licence_ending';
  notify(tx, now(), [
    { userId: broker.id, type, title: `Your licence: ${words}`, link: paths.broker.profile },
    ...admins.map(({ id }) => ({
      userId: id,
      type,
      title: `${broker.fullName}’s licence: ${words}`,
      link: path,
    })),
  ]);
}
