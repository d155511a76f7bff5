import type { Viewer } from '#server/platform/auth/session.ts';
import { sessionLife, whereAlive } from '#server/platform/auth/session-life.ts';
import type { Database } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type AccountSession,
  languageSchema,
  type Profile,
  preferredContactSchema,
  preferredTimesSchema,
} from '#shared/accounts/account/schema.ts';
import { NOT_AUTHENTICATED } from '#shared/platform/session.ts';

/** A pending change of address. */
async function findPendingEmail(db: Database, userId: string, now: Date): Promise<Profile['pendingEmail']> {
  const rows = await db.accountToken.findMany({
    where: { userId, purpose: { in: ['change_email_old', 'change_email_new'] }, expiresAt: { gt: now } },
    select: { purpose: true, newEmail: true, usedAt: true, expiresAt: true },
  });
  const fresh = rows.find(({ purpose }) => purpose === 'change_email_new');
  if (!fresh || rows.every(({ usedAt }) => usedAt)) return null;
  return {
    email: fresh.newEmail ?? '',
    // An address that was never confirmed is not asked: if it was mistyped, its owner could not answer.
    oldConfirmed: rows.every(({ purpose, usedAt }) => purpose === 'change_email_new' || usedAt !== null),
    newConfirmed: fresh.usedAt !== null,
    expiresAt: fresh.expiresAt.toISOString(),
  };
}

/** @throws {AppError} UNAUTHORIZED when the account is gone */
export async function getProfile({ db, now }: Services, viewer: Viewer): Promise<Profile> {
  const [user, pendingEmail] = await Promise.all([
    db.user.findUnique({
      where: { id: viewer.id },
      select: {
        username: true,
        fullName: true,
        email: true,
        emailVerifiedAt: true,
        phone: true,
        language: true,
        preferredContact: true,
        preferredTimes: true,
        role: true,
        createdAt: true,
        passwordChangedAt: true,
      },
    }),
    findPendingEmail(db, viewer.id, now()),
  ]);
  if (!user) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
  const { emailVerifiedAt, ...row } = user;
  return {
    ...row,
    emailVerified: emailVerifiedAt !== null,
    pendingEmail,
    language: languageSchema.catch('en').parse(row.language),
    preferredContact: preferredContactSchema.catch('either').parse(row.preferredContact),
    preferredTimes: preferredTimesSchema.catch('any').parse(row.preferredTimes),
    createdAt: row.createdAt.toISOString(),
    passwordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
  };
}

/** The viewer's sessions: the current one first, then the most recently used. */
export async function findSessions(
  { db, settings, now }: Services,
  viewer: Viewer,
): Promise<{ sessions: AccountSession[] }> {
  const rows = await db.userSession.findMany({
    where: { userId: viewer.id, ...whereAlive(sessionLife(settings, viewer.role), now()) },
    orderBy: { lastSeenAt: 'desc' },
    take: 100,
    select: { id: true, deviceName: true, createdAt: true, lastSeenAt: true },
  });
  const sessions = rows.map(({ id, deviceName, createdAt, lastSeenAt }) => ({
    id,
    deviceName,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === viewer.sessionId,
  }));
  return { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) };
}
