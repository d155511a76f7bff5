/** The session: a sealed cookie that names the user, and nothing that could go stale. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getIronSession } from 'iron-session';
import type { Database } from '#server/db.ts';
import type { Env } from '#server/env.ts';
import { SIGNED_IN_COOKIE } from '#shared/auth/schema.ts';
import type { Role } from '#shared/permissions.ts';

const DAY_SECONDS = 24 * 3600;
const SESSION_SECONDS = 14 * DAY_SECONDS;
export const SESSION_COOKIE = 'coverbridge_session';

type SessionData = { userId?: string; epoch?: number; issuedAt?: number };

/** Somebody whose session was checked against the database in this request. Only this file makes one. */
export type Viewer = {
  readonly id: string;
  readonly role: Role;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
};

export type Session = {
  /** Role, disabledAt and sessionEpoch are read now, so a change takes effect on the next request. */
  viewer(): Promise<Viewer | null>;
  /** The same, asked again: a stream that lives for hours must notice that its user was disabled. */
  reread(): Promise<Viewer | null>;
  start(user: { id: string; sessionEpoch: number }): Promise<void>;
  end(): void;
};

const viewerSelect = {
  id: true,
  role: true,
  username: true,
  fullName: true,
  email: true,
  sessionEpoch: true,
  disabledAt: true,
} as const;

/** Reads a user as a viewer, or null when the account is disabled or its sessions were ended. */
export async function findViewer(db: Database, userId: string, epoch: number): Promise<Viewer | null> {
  const user = await db.user.findUnique({ where: { id: userId }, select: viewerSelect });
  if (!user || user.disabledAt || user.sessionEpoch !== epoch) return null;
  const { id, role, username, fullName, email } = user;
  return { id, role, username, fullName, email };
}

export function openSession(
  { env, db, now }: { env: Env; db: Database; now: () => Date },
  req: IncomingMessage,
  res: ServerResponse,
): Session {
  const secure = env.site.url.startsWith('https:');
  const load = () =>
    getIronSession<SessionData>(req, res, {
      password: env.sessionSecret,
      cookieName: SESSION_COOKIE,
      ttl: SESSION_SECONDS,
      cookieOptions: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: SESSION_SECONDS },
    });
  let known: Promise<Viewer | null> | undefined;

  function mark(seconds: number): void {
    const attributes = ['Path=/', 'SameSite=Lax', `Max-Age=${seconds}`, ...(secure ? ['Secure'] : [])];
    res.appendHeader('Set-Cookie', `${SIGNED_IN_COOKIE}=${seconds > 0 ? 1 : ''}; ${attributes.join('; ')}`);
  }

  async function renew(session: Awaited<ReturnType<typeof load>>): Promise<void> {
    session.issuedAt = Math.floor(now().getTime() / 1000);
    await session.save();
    mark(SESSION_SECONDS);
  }

  async function read(): Promise<Viewer | null> {
    if (!req.headers.cookie?.includes(`${SESSION_COOKIE}=`)) return null;
    const session = await load();
    const { userId, epoch } = session;
    const viewer = userId && epoch !== undefined ? await findViewer(db, userId, epoch) : null;
    const seconds = Math.floor(now().getTime() / 1000);
    // Renewed on use, at most once a day, so that most answers carry no cookie.
    if (viewer && seconds - (session.issuedAt ?? 0) > DAY_SECONDS && !res.headersSent) await renew(session);
    if (!viewer && !res.headersSent) mark(0);
    return viewer;
  }

  return {
    viewer() {
      known ??= read();
      return known;
    },
    reread() {
      known = read();
      return known;
    },
    async start(user) {
      const session = await load();
      Object.assign(session, { userId: user.id, epoch: user.sessionEpoch });
      await renew(session);
      known = findViewer(db, user.id, user.sessionEpoch);
    },
    end() {
      known = Promise.resolve(null);
      const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=0', ...(secure ? ['Secure'] : [])];
      res.appendHeader('Set-Cookie', `${SESSION_COOKIE}=; ${attributes.join('; ')}`);
      mark(0);
    },
  };
}
