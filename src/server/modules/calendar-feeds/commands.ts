/** Makes, changes and revokes the secret address of a broker's calendar; records that it was read. */
import { recordAudit } from '#server/modules/audit/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { hashToken, newToken } from '#server/platform/crypto/tokens.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { calendarFeedPath, type FeedInput, type MadeFeed, type OwnFeed } from '#shared/calendar-feeds/schema.ts';
import { feedSelect, feedView } from './view.ts';

const READ_AGAIN_MS = 3_600_000;

function subjectOf({ id, fullName }: Viewer) {
  return { type: 'broker', id, label: fullName } as const;
}

/**
 * A new address, shown this once; an earlier one stops working.
 * @throws {AppError} NOT_FOUND for someone without a broker's profile
 */
export function makeFeed(services: Services, viewer: Viewer, { withNames }: FeedInput): Promise<MadeFeed> {
  const { db, env, now } = services;
  const secret = newToken();
  return transaction(db, async (tx) => {
    const at = now();
    const licensed = await tx.brokerProfile.count({ where: { userId: viewer.id, user: { roleText: 'broker' } } });
    if (licensed === 0) throw notFound('broker');
    const fresh = { secretHash: hashToken(secret), withNames, createdAt: at, lastReadAt: null };
    const known = await tx.calendarFeed.count({ where: { brokerId: viewer.id } });
    const row = await tx.calendarFeed.upsert({
      where: { brokerId: viewer.id },
      create: { brokerId: viewer.id, ...fresh },
      update: fresh,
      select: feedSelect,
    });
    await recordAudit(tx, viewer, at, {
      action: 'calendar.created',
      subject: subjectOf(viewer),
      data: { withNames, replaced: known > 0 },
    });
    return { address: env.site.url + calendarFeedPath(secret), feed: feedView(row) };
  });
}

/**
 * Whether entries name clients, at the same address.
 * @throws {AppError} NOT_FOUND without a calendar
 */
export function changeFeed({ db, now }: Services, viewer: Viewer, { withNames }: FeedInput): Promise<OwnFeed> {
  return transaction(db, async (tx) => {
    const where = { brokerId: viewer.id };
    const { count } = await tx.calendarFeed.updateMany({
      where: { ...where, withNames: !withNames },
      data: { withNames },
    });
    const row = await tx.calendarFeed.findUnique({ where, select: feedSelect });
    if (!row) throw notFound('calendar');
    if (count > 0)
      await recordAudit(tx, viewer, now(), {
        action: 'calendar.changed',
        subject: subjectOf(viewer),
        data: { withNames },
      });
    return { feed: feedView(row) };
  });
}

/** The address stops working at once. Idempotent. */
export function revokeFeed({ db, now }: Services, viewer: Viewer): Promise<OwnFeed> {
  return transaction(db, async (tx) => {
    const { count } = await tx.calendarFeed.deleteMany({ where: { brokerId: viewer.id } });
    if (count > 0)
      await recordAudit(tx, viewer, now(), { action: 'calendar.revoked', subject: subjectOf(viewer), data: {} });
    return { feed: null };
  });
}

/** Notes that a calendar program read it, once an hour: its broker sees whether the address is in use. */
export async function noteRead({ db, now }: Services, brokerId: string): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - READ_AGAIN_MS);
  await db.calendarFeed.updateMany({
    where: { brokerId, createdAt: { lte: at }, OR: [{ lastReadAt: null }, { lastReadAt: { lt: before } }] },
    data: { lastReadAt: at },
  });
}
