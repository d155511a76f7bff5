/** Warns of keys that expire soon, and removes what is long over. */
import { findAdmins } from '#server/modules/accounts/queries.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { describeDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { keyWarningDays } from '#shared/integrations/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { keyEmails } from '../emails.ts';

const DAY_MS = 86_400_000;
const KEY_DAYS_KEPT = 30;
const KEYS_KEPT = 400;
/** In one run; the next one follows within the hour. */
const MOST = 200;

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** Locks keys that reached this warning and were not warned at it or at a nearer one. One that was replaced needs no warning. */
async function lockDue(tx: Transaction, days: number, at: Date): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM api_keys
    WHERE revoked_at IS NULL AND replaced_by_id IS NULL AND expires_at > ${at} AND expires_at <= ${daysAfter(at, days)}
      AND (warned_days IS NULL OR warned_days > ${days})
    ORDER BY expires_at, id LIMIT ${MOST} FOR NO KEY UPDATE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

/** Each warning is recorded in the transaction that queues its email: it is sent once, even by two processes. */
export async function warnOfExpiringKeys(services: Services): Promise<void> {
  const { db, jobs, now, env } = services;
  for (const days of [...keyWarningDays].sort((one, other) => one - other))
    await transaction(db, async (tx) => {
      const at = now();
      const due = await tx.apiKey.updateManyAndReturn({
        where: { id: { in: await lockDue(tx, days, at) } },
        data: { warnedDays: days },
        select: {
          ...{ name: true, expiresAt: true },
          owner: { select: { id: true, email: true, fullName: true } },
          partner: { select: { contactEmail: true, itself: { select: { name: true } } } },
        },
      });
      if (due.length === 0) return;
      const admins = due.some(({ partner }) => partner) ? await findAdmins(tx) : [];
      const mails = due.flatMap(({ name, expiresAt, owner, partner }) => {
        const data = {
          keyName: name,
          partnerName: partner?.itself.name ?? null,
          expiresOn: describeDay(expiresAt, env.site),
          path: partner ? paths.admin.partners : paths.broker.keys,
        };
        return (owner ? [owner] : admins).map(({ id, email, fullName }) =>
          outgoing(keyEmails['key-expiring'], { to: email, toName: fullName, userId: id, data }),
        );
      });
      await queueEmails(tx, jobs, mails);
    });
}

/** Removes the counts of days long past, and keys long after their end. */
export async function removeOldKeys({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now();
  await db.apiKeyDay.deleteMany({ where: { day: { lt: daysAfter(at, -KEY_DAYS_KEPT) } } });
  const before = daysAfter(at, -KEYS_KEPT);
  await db.$executeRaw`
    DELETE FROM api_keys k WHERE (k.revoked_at < ${before} OR k.expires_at < ${before})
      AND NOT EXISTS (SELECT FROM api_keys older WHERE older.replaced_by_id = k.id)
      AND NOT EXISTS (SELECT FROM webhook_endpoints made WHERE made.key_id = k.id)`;
}
