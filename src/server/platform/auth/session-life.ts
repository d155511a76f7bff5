/** How long a session lasts: an idle lifetime, which use renews, and an absolute one, which nothing renews. */
import type { Settings } from '#server/platform/settings.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { CLIENT_IDLE_DAYS, sessionLivesSetting } from '#shared/platform/session-lives.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Both in milliseconds. */
export type SessionLife = { idleMs: number; absoluteMs: number };

/** Staff see other people's data, often at shared desks: their sessions are short. */
export function sessionLife(settings: Pick<Settings, 'get'>, role: Role): SessionLife {
  const { staffIdleMinutes, staffHours, clientDays } = settings.get(sessionLivesSetting);
  return role === 'client'
    ? { idleMs: CLIENT_IDLE_DAYS * DAY_MS, absoluteMs: clientDays * DAY_MS }
    : { idleMs: staffIdleMinutes * MINUTE_MS, absoluteMs: staffHours * HOUR_MS };
}

/** A session that began or was last used before these moments has expired. */
export function sessionCutoffs({ idleMs, absoluteMs }: SessionLife, now: Date): { createdAt: Date; lastSeenAt: Date } {
  return { createdAt: new Date(now.getTime() - absoluteMs), lastSeenAt: new Date(now.getTime() - idleMs) };
}

/** Whether a session is still valid. */
export function isAlive(session: { createdAt: Date; lastSeenAt: Date }, life: SessionLife, now: Date): boolean {
  const { createdAt, lastSeenAt } = sessionCutoffs(life, now);
  return session.createdAt > createdAt && session.lastSeenAt > lastSeenAt;
}

/** The same as a query condition. */
export function whereAlive(life: SessionLife, now: Date) {
  const { createdAt, lastSeenAt } = sessionCutoffs(life, now);
  return { endedAt: null, createdAt: { gt: createdAt }, lastSeenAt: { gt: lastSeenAt } };
}
