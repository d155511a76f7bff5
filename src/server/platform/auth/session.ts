/** The session: a sealed cookie that names a row and holds nothing that could become stale. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getIronSession } from 'iron-session';
import type { Env } from '#server/env.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { coarseNetwork } from '#server/platform/http/caller-address.ts';
import { nameUser } from '#server/platform/http/request-log.ts';
import { announce } from '#server/platform/live/live.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { FirmRole, Role } from '#shared/platform/permissions.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import { IDLE_HEADER, VIEW_HAS_ENDED } from '#shared/platform/session.ts';
import { CLIENT_IDLE_DAYS } from '#shared/platform/session-lives.ts';
import { cookieName, cookieValue, forgetUnprefixed } from './cookie-names.ts';
import { deviceOf } from './device.ts';
import { isAlive, sessionLife } from './session-life.ts';
import { getViewedClientId } from './view-grant.ts';

const DAY_SECONDS = 24 * 3600;
/** How long browsers keep the cookie: the longest idle lifetime. Shorter ones are enforced by the server. */
const SESSION_SECONDS = CLIENT_IDLE_DAYS * DAY_SECONDS;
/** The precision of "last seen", so that most requests write nothing. */
const SEEN_MS = 60_000;

type SessionData = { sessionId?: string; epoch?: number; issuedAt?: number };

/** Where a request came from, as far as we may record it. */
export type Origin = { network: string; device: string };

/** The key of another system, checked in this request. */
export type KeyHolder = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'live' | 'test' | 'publishable';
  readonly scopes: ReadonlySet<Scope>;
  /** Whose key it is, when it isn’t a person’s. */
  readonly partnerId: string | null;
};

/** A user whose session or key was checked against the database in this request. Only this folder creates one. */
export type Viewer = {
  readonly id: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Has a second factor, or does not need one: clients, and everyone in the demo. */
  readonly secondFactorDone: boolean;
  /** Where they work, and as what; absent for clients, and for brokers of no firm. */
  readonly firm?: { readonly id: string; readonly name: string; readonly role: FirmRole } | undefined;
  /** Of this request; absent when it did not come from a browser. */
  readonly origin?: Origin;
  /** The key that acts for them; absent when they act themselves. History and audit name it. */
  readonly key?: KeyHolder;
};

export type Session = {
  /**
   * The user making the request. In the tab of an administrator viewing the portal as a client it is that client, everywhere: what is not
   * allowed then is refused where the kind of request is known (`readOnlyInView` of the procedures, `getViewer` of file content).
   * Role, disabledAt, endedAt and sessionEpoch are read now, so a change takes effect on the next request.
   * @throws {AppError} FORBIDDEN for a view that has ended, or never belonged to this session
   */
  viewer(): Promise<Viewer | null>;
  /** The same, read again: a stream that is open for hours must notice that its user was disabled. */
  reread(): Promise<Viewer | null>;
  /** Set when the request came with a key, not with a cookie. */
  key: KeyHolder | null;
  /** Hash of this browser's long-lived device cookie, and its name in words. */
  device: { hash: string; name: string };
  origin: Origin;
  /** Makes this browser a known device of the user, without a session, in the caller's transaction. */
  knowDevice(tx: Transaction, userId: string): Promise<void>;
  /** Starts a session in this browser and ends the previous one. `alongside` is part of the same transaction. */
  start(user: { id: string; sessionEpoch: number }, alongside?: (tx: Transaction) => Promise<void>): Promise<void>;
  end(): Promise<void>;
};

const userSelect = {
  id: true,
  role: true,
  username: true,
  fullName: true,
  email: true,
  sessionEpoch: true,
  disabledAt: true,
  emailVerifiedAt: true,
  totpEnabledAt: true,
  firmMember: { select: { role: true, firm: { select: { id: true, name: true } } } },
} as const satisfies Prisma.UserSelect;
export type UserRow = Prisma.UserGetPayload<{ select: typeof userSelect }>;
type SessionRow = UserRow & { endedAt: Date | null; createdAt: Date; lastSeenAt: Date };

type SessionServices = { env: Env; db: Database; settings: Pick<Settings, 'get'>; now: () => Date };

export function asViewer({ env }: Pick<SessionServices, 'env'>, sessionId: string, user: UserRow): Viewer {
  const { id, role, username, fullName, email, emailVerifiedAt, totpEnabledAt, firmMember } = user;
  return {
    id,
    sessionId,
    role,
    username,
    fullName,
    email,
    emailVerified: emailVerifiedAt !== null,
    secondFactorDone: totpEnabledAt !== null || role === 'client' || !env.requireSecondFactor,
    ...(firmMember && { firm: { ...firmMember.firm, role: firmMember.role } }),
  };
}

/** A session with its user, in the single statement that every request begins with. */
async function findSession(db: Database, sessionId: string): Promise<SessionRow | undefined> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT s.ended_at AS "endedAt", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt",
      u.id, u.role::text, u.username, u.full_name AS "fullName", u.email, u.session_epoch AS "sessionEpoch", u.disabled_at AS "disabledAt",
      u.email_verified_at AS "emailVerifiedAt", u.totp_enabled_at AS "totpEnabledAt",
      CASE WHEN m.user_id IS NOT NULL THEN json_build_object('role', m.role, 'firm', json_build_object('id', o.id, 'name', o.name)) END AS "firmMember"
    FROM user_sessions s JOIN users u ON u.id = s.user_id
      LEFT JOIN firm_members m ON m.user_id = u.id LEFT JOIN organizations o ON o.id = m.firm_id WHERE s.id = ${sessionId}::uuid`;
  return row;
}

/**
 * Reads a session's user as a viewer, or null when the session was ended or has expired, the account is disabled or all its sessions were
 * ended.
 * @param used whether a person is active: requests an open page makes automatically keep no session alive
 */
async function findViewer(
  services: SessionServices,
  { sessionId, epoch }: SessionData,
  used: boolean,
): Promise<Viewer | null> {
  const { db, settings, now } = services;
  if (!sessionId || epoch === undefined) return null;
  const row = await findSession(db, sessionId);
  if (!row || row.endedAt || row.disabledAt || row.sessionEpoch !== epoch) return null;
  if (!isAlive(row, sessionLife(settings, row.role), now())) return null;
  if (used && now().getTime() - row.lastSeenAt.getTime() > SEEN_MS)
    await db.userSession.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now() } });
  return asViewer(services, sessionId, row);
}

/** The client an administrator is viewing as. The client's own sessions are not affected. */
async function getViewed(services: SessionServices, looker: Viewer, grantId: string): Promise<Viewer> {
  const id = await getViewedClientId(services, looker, grantId);
  const user = await services.db.user.findUnique({
    where: { id, role: 'client', disabledAt: null },
    select: userSelect,
  });
  if (!user) throw new AppError({ code: 'FORBIDDEN', message: VIEW_HAS_ENDED });
  return asViewer(services, looker.sessionId, user);
}

/**
 * @param grantId the view this request is made in, as named by the tab
 * @param address the caller's, as reported by Express
 */
export function openSession(
  services: SessionServices,
  req: IncomingMessage,
  res: ServerResponse,
  { grantId, address }: { grantId: string | null; address: string },
): Session {
  const { env, db, now } = services;
  const secure = env.configuredSite.url.startsWith('https:');
  const device = deviceOf(req, res, secure);
  // The browser's name is parsed from its header only when needed.
  const origin: Origin = {
    network: coarseNetwork(address),
    get device() {
      return device.name;
    },
  };
  const name = cookieName('session', secure);
  const used = req.headers[IDLE_HEADER] === undefined && !req.headers.accept?.includes('text/event-stream');
  forgetUnprefixed(req, res, secure);
  const load = () =>
    getIronSession<SessionData>(req, res, {
      password: env.sessionSecret,
      cookieName: name,
      ttl: SESSION_SECONDS,
      cookieOptions: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: SESSION_SECONDS },
    });
  let known: Promise<Viewer | null> | undefined;

  function mark(seconds: number): void {
    const attributes = ['Path=/', 'SameSite=Lax', `Max-Age=${seconds}`, ...(secure ? ['Secure'] : [])];
    res.appendHeader(
      'Set-Cookie',
      `${cookieName('signedIn', secure)}=${seconds > 0 ? 1 : ''}; ${attributes.join('; ')}`,
    );
  }

  async function renew(session: Awaited<ReturnType<typeof load>>, userId: string): Promise<void> {
    session.issuedAt = Math.floor(now().getTime() / 1000);
    // Read and written once a day by then: whose account is idle (docs/decisions/0070).
    await db.user.updateMany({ where: { id: userId }, data: { activeAt: now(), idleToldAt: null } });
    await session.save();
    mark(SESSION_SECONDS);
  }

  async function read(): Promise<Viewer | null> {
    if (cookieValue(req, name) === null) return null;
    const session = await load();
    const viewer = await findViewer(services, session, used);
    if (viewer) nameUser(res, viewer.id);
    const seconds = Math.floor(now().getTime() / 1000);
    // Renewed on use, at most once a day, so that most responses carry no cookie.
    if (viewer && seconds - (session.issuedAt ?? 0) > DAY_SECONDS && !res.headersSent) await renew(session, viewer.id);
    if (!viewer && !res.headersSent) mark(0);
    const seen = viewer && grantId !== null ? await getViewed(services, viewer, grantId) : viewer;
    return seen && { ...seen, origin };
  }

  function rowOf(userId: string) {
    const at = now();
    return { userId, deviceHash: device.hash, deviceName: device.name, createdAt: at, lastSeenAt: at };
  }

  function viewer(): Promise<Viewer | null> {
    known ??= read();
    return known;
  }

  return {
    viewer,
    key: null,
    device,
    origin,
    reread() {
      known = read();
      return known;
    },
    async knowDevice(tx, userId) {
      device.remember();
      await tx.userSession.create({ data: { ...rowOf(userId), endedAt: now() } });
    },
    async start(user, alongside) {
      device.remember();
      const session = await load();
      const row = await transaction(db, async (tx) => {
        const { sessionId } = session;
        if (sessionId)
          await tx.userSession.updateMany({ where: { id: sessionId, endedAt: null }, data: { endedAt: now() } });
        await alongside?.(tx);
        return tx.userSession.create({ data: rowOf(user.id), select: { id: true } });
      });
      nameUser(res, user.id);
      Object.assign(session, { sessionId: row.id, epoch: user.sessionEpoch });
      await renew(session, user.id);
      known = findViewer(services, { sessionId: row.id, epoch: user.sessionEpoch }, true);
    },
    async end() {
      const current = await viewer();
      if (current)
        await transaction(db, async (tx) => {
          await tx.userSession.updateMany({ where: { id: current.sessionId }, data: { endedAt: now() } });
          announce(tx, `user:${current.id}`);
        });
      known = Promise.resolve(null);
      const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=0', ...(secure ? ['Secure'] : [])];
      res.appendHeader('Set-Cookie', `${name}=; ${attributes.join('; ')}`);
      mark(0);
    },
  };
}
