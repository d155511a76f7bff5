/** Tells the owners of accounts no one uses that they will be deleted, in time to keep them. */
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { privacyEmails } from '#server/modules/privacy/emails.ts';
import { hasOpenCase, isClient } from '#server/modules/privacy/retention/policy.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { longTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { endBefore, endOf, IDLE_WARNING_DAYS, retentionRules } from '#shared/data-classes/retention-rules.ts';
import { paths } from '#shared/platform/paths.ts';
import { dayWords } from '#shared/platform/time/words.ts';

const BATCH = 200;
const BATCH_MS = 60_000;

/** Accounts that will be idle for the whole period in 30 days. Each owner gets one email; signing in starts the period again. */
function dueForWarning(now: Date): Prisma.Sql {
  const soon = endOf({ days: IDLE_WARNING_DAYS }, now);
  return Prisma.sql`users c WHERE ${isClient} AND c.active_at < ${endBefore(retentionRules.idle_accounts.period, soon)}::timestamptz
    AND c.idle_told_at IS NULL AND c.disabled_at IS NULL AND NOT ${hasOpenCase}`;
}

/** Emails the owner of each such account, once. */
export async function warnIdleAccounts({ db, jobs, now, env }: Services): Promise<void> {
  for (;;) {
    const told = await longTransaction(db, BATCH_MS, async (tx) => {
      const at = now();
      const users = await tx.$queryRaw<{ id: string; email: string; fullName: string }[]>`
        SELECT c.id, c.email, c.full_name AS "fullName" FROM ${dueForWarning(at)} ORDER BY c.active_at LIMIT ${BATCH}
        FOR NO KEY UPDATE OF c SKIP LOCKED`;
      const day = dayWords(localDay(endOf({ days: IDLE_WARNING_DAYS + 1 }, at), env.site));
      await tx.user.updateMany({ where: { id: { in: users.map(({ id }) => id) } }, data: { idleToldAt: at } });
      await queueEmails(
        tx,
        jobs,
        users.map(({ id, email, fullName }) =>
          outgoing(privacyEmails['account-idle'], {
            to: email,
            toName: fullName,
            userId: id,
            data: { day, path: paths.portal.login },
          }),
        ),
      );
      return users.length;
    });
    if (told < BATCH) return;
  }
}
