import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { announce } from '#server/platform/live/live.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import type { ProfileInput } from '#shared/accounts/account/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { type AccountEmailData, accountEmails } from './emails.ts';

type Owner = { id: string; role: Role; email: string; fullName: string };
/** Account security notices to the owner: an email, and a notification in the portal. */
type SecurityNews = Extract<
  keyof AccountEmailData,
  | 'password-changed'
  | 'email-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-renewed'
  | 'new-device'
>;

const titles: Record<SecurityNews, string> = {
  'password-changed': 'Your password was changed',
  'email-changed': 'Your email address was changed',
  'second-factor-on': 'Two-step verification is on',
  'second-factor-off': 'Two-step verification is off',
  'recovery-codes-renewed': 'You have new recovery codes',
  'new-device': 'New sign-in to your account',
};

export function securityPathOf(role: Role): string {
  return paths.account(role === 'client' ? 'portal' : role, 'security');
}

/** Notifies the owner by email (which cannot be switched off) and in the portal. `alsoTo` is a mailbox that was theirs until now. */
export async function tellOwner(
  tx: Transaction,
  { jobs, env, now }: Pick<Services, 'jobs' | 'env' | 'now'>,
  owner: Owner,
  news: SecurityNews,
  { device = '', alsoTo = [] }: { device?: string; alsoTo?: string[] } = {},
): Promise<void> {
  const path = securityPathOf(owner.role);
  const data = { at: describeMoment(now(), env.site), path, device };
  await queueEmails(
    tx,
    jobs,
    [owner.email, ...alsoTo].map((to) =>
      outgoing(accountEmails[news], { to, toName: owner.fullName, userId: owner.id, data }),
    ),
  );
  const type = news.replaceAll('-', '_');
  notify(tx, now(), [{ userId: owner.id, type, title: titles[news], link: path }]);
}

/** Ends sessions of a user, all or all but one; their streams wake up and find that they are over. Returns how many. */
export async function endSessions(
  tx: Transaction,
  { userId, except, only, now }: { userId: string; except?: string; only?: string; now: Date },
): Promise<number> {
  const { count } = await tx.userSession.updateMany({
    where: { userId, endedAt: null, ...(except && { id: { not: except } }), ...(only && { id: only }) },
    data: { endedAt: now },
  });
  if (count > 0) announce(tx, `user:${userId}`);
  return count;
}

export async function updateProfile({ db }: Services, viewer: Viewer, input: ProfileInput): Promise<void> {
  await db.user.update({ where: { id: viewer.id }, data: { ...input, phoneE164: toE164(input.phone) } });
}

/** @throws {AppError} NOT_FOUND for another user's session, and for one that is already over */
export async function endSession({ db, now }: Services, viewer: Viewer, sessionId: string): Promise<void> {
  const ended = await transaction(db, (tx) => endSessions(tx, { userId: viewer.id, only: sessionId, now: now() }));
  if (ended === 0) throw notFound('session');
}

export async function endOtherSessions({ db, now }: Services, viewer: Viewer): Promise<{ ended: number }> {
  const ended = await transaction(db, (tx) =>
    endSessions(tx, { userId: viewer.id, except: viewer.sessionId, now: now() }),
  );
  return { ended };
}

const DAY_MS = 86_400_000;
/** Browsers do not keep the device cookie longer, so an older device can never be presented again. */
const DEVICE_DAYS = 400;
const ENDED_DAYS = 30;

/**
 * Deletes expired links and long-ended sessions. The newest session of each device is kept for the lifetime of its
 * cookie, because it is what makes the device known.
 */
export async function removeOldSessions({ db, now }: Services): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await db.accountToken.deleteMany({ where: { expiresAt: { lt: before(1) } } });
  await db.userSession.deleteMany({ where: { lastSeenAt: { lt: before(DEVICE_DAYS) } } });
  await db.$executeRaw`
    DELETE FROM user_sessions AS old
    WHERE old.last_seen_at < ${before(ENDED_DAYS)} AND EXISTS (
      SELECT 1 FROM user_sessions AS newer
      WHERE newer.user_id = old.user_id AND newer.device_hash = old.device_hash AND newer.id > old.id)`;
}
