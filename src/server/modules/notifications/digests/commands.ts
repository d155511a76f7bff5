/** The daily digest: one email per person with everything they have not seen yet. */

import { sendDigestJob } from '#server/modules/notifications/jobs.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { paths } from '#shared/platform/paths.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { digestEmails } from './emails.ts';

const DAY_MS = 86_400_000;
/** Sent lines are kept this long, so that we can answer what was emailed. */
const KEPT_MS = 30 * DAY_MS;
/** More lines than anyone reads; the rest is behind the links. */
const LINES_MAX = 100;

const areaOf: Record<Role, 'portal' | 'broker' | 'admin'> = { client: 'portal', broker: 'broker', admin: 'admin' };

type Line = { id: string; line: string; path: string };

/** Runs every morning: one job per person with pending lines, so that one failure does not hold up the others. */
export async function startDigests({ db, jobs, now }: Services): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.digestItem.deleteMany({ where: { sentAt: { lt: new Date(now().getTime() - KEPT_MS) } } });
    const waiting = await tx.digestItem.findMany({
      where: { sentAt: null },
      distinct: ['userId'],
      select: { userId: true },
    });
    await jobs.enqueueMany(tx, sendDigestJob, waiting);
  });
}

/** A line is news while its link has an unread in-app notification, or never had one. */
async function unseen(tx: Transaction, userId: string, lines: Line[]): Promise<Line[]> {
  const links = [...new Set(lines.map(({ path }) => path))];
  const told = await tx.notification.findMany({
    where: { userId, link: { in: links } },
    distinct: ['link'],
    orderBy: [{ link: 'asc' }, { readAt: { sort: 'desc', nulls: 'first' } }],
    select: { link: true, readAt: true },
  });
  const seen = new Set(told.filter(({ readAt }) => readAt !== null).map(({ link }) => link));
  return lines.filter(({ path }) => !seen.has(path));
}

/** Groups lines by the page they link to (for a request, the request) and drops repeated wording. */
function grouped(lines: Line[]): { lines: string[]; path: string }[] {
  const groups = Map.groupBy(lines, ({ path }) => path);
  return [...groups].map(([path, members]) => ({ path, lines: [...new Set(members.map(({ line }) => line))] }));
}

/**
 * Sends one person's digest. The lines are locked and marked in the transaction that queues the email, so each is emailed exactly once
 * even after a crash or with two concurrent jobs. Sends no email when there is nothing new.
 */
export async function sendDigest({ db, jobs, now }: Services, userId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const waiting = await tx.$queryRaw<Line[]>`
      SELECT id::text, line, path FROM digest_items WHERE user_id = ${userId}::uuid AND sent_at IS NULL
      ORDER BY created_at, id FOR NO KEY UPDATE`;
    if (waiting.length === 0) return;
    const user = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, fullName: true, role: true, disabledAt: true },
    });
    const news = user.disabledAt ? [] : await unseen(tx, userId, waiting);
    if (news.length > 0)
      await queueEmails(tx, jobs, [
        outgoing(digestEmails['daily-digest'], {
          to: user.email,
          toName: user.fullName,
          data: {
            groups: grouped(news.slice(0, LINES_MAX)),
            settings: paths.account(areaOf[user.role], 'notifications'),
          },
        }),
      ]);
    await tx.digestItem.updateMany({
      where: { id: { in: waiting.map(({ id }) => id) } },
      data: { sentAt: now() },
    });
  });
}
