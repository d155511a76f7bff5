/** Telling administrators when many sign-ins fail. */
import { queueMails } from '#server/features/mail/commands.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { alarmWords } from '#server/features/security-alerts/policy.ts';
import { findFailingAccounts } from '#server/features/security-alerts/queries.ts';
import { findAdmins } from '#server/features/users/queries.ts';
import type { Services } from '#server/services.ts';
import { transaction } from '#server/transaction.ts';
import { paths } from '#shared/paths.ts';

const ALARM = 'sign_in_failures';
const HOUR_MS = 3_600_000;
/** Any number, as long as it is always the same: two processes that look at once tell one of them. */
const ALARM_LOCK = 7_041_790;

/** Every minute: tells administrators when sign-ins fail in numbers that no forgetful person makes, once an hour at most. */
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
    await queueMails(
      tx,
      jobs,
      admins.map(({ id, email, fullName }) => ({
        template: 'sign-ins-failing',
        to: email,
        toName: fullName,
        userId: id,
        data: { words, path: link },
      })),
    );
  });
}
