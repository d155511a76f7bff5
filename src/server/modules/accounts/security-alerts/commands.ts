/** Alerts administrators when many sign-ins fail. */

import { findAdmins } from '#server/modules/accounts/queries.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { paths } from '#shared/platform/paths.ts';
import { securityAlertEmails } from './emails.ts';
import { alarmWords } from './policy.ts';
import { findFailingAccounts } from './queries.ts';

const ALARM = 'sign_in_failures';
const HOUR_MS = 3_600_000;
/** An arbitrary constant: of two processes that check at once, one sends the alert. */
const ALARM_LOCK = 7_041_790;

/** Every minute: alerts administrators when more sign-ins fail than forgetfulness explains, at most once an hour. */
export async function alertOnSignInFailures(services: Services): Promise<void> {
  const { db, jobs, now } = services;
  const words = alarmWords(await findFailingAccounts(services));
  if (!words) return;
  await transaction(db, async (tx) => {
    const at = now();
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${ALARM_LOCK})::text`;
    const admins = await findAdmins(tx);
    const told = await tx.notification.findFirst({
      where: {
        userId: { in: admins.map(({ id }) => id) },
        type: ALARM,
        createdAt: { gt: new Date(at.getTime() - HOUR_MS) },
      },
      select: { seq: true },
    });
    if (told) return;
    const link = `${paths.admin.security}?kind=sign_in&result=failed`;
    notify(
      tx,
      at,
      admins.map(({ id }) => ({ userId: id, type: ALARM, title: words, link })),
    );
    await queueEmails(
      tx,
      jobs,
      admins.map(({ id, email, fullName }) =>
        outgoing(securityAlertEmails['sign-ins-failing'], {
          to: email,
          toName: fullName,
          userId: id,
          data: { words, path: link },
        }),
      ),
    );
  });
}
