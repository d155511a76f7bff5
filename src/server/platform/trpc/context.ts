/** What a procedure knows about its request. */
import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { openSession, type Session } from '#server/platform/auth/session.ts';
import type { Caller } from '#server/platform/http/rate-limit.ts';
import { watchedLimiter } from '#server/platform/http/rate-limit-headers.ts';
import type { Services } from '#server/platform/services.ts';
import { VIEW_AS_HEADER } from '#shared/platform/session.ts';
import type { SubmittedVia } from '#shared/platform/submitted-via.ts';

/** How a request came: from our own script, by REST, from a form of ours sent without a script, or from an agent. Error bodies are the same. */
export type Door = 'trpc' | 'rest' | 'form' | 'agent';

export type Context = Services & {
  door: Door;
  requestId: string;
  address: string;
  /** Who is counted by rate limits. */
  caller: Caller;
  userAgent: string | undefined;
  session: Session;
  /** Named by a tab that views the portal as a client; whether it may is checked when the viewer is resolved. */
  viewAs: string | null;
  /** Whether the caller sent the version it knows in `If-Match`: then a conflict over it is a failed precondition. */
  precondition: boolean;
  /** Aborted when the client disconnects; created on demand. The REST library passes no signal on. */
  hungUp(): AbortSignal;
};

/**
 * Whether a form of ours was filled in: what a REST client showed its user, we do not know.
 * @param byAgent the form says that an agent in the browser filled it in
 */
export function viaOf(door: Door, byAgent = false): SubmittedVia {
  if (door === 'rest') return 'api';
  return byAgent ? 'agent' : 'form';
}

const REQUEST_ID = 'x-request-id';

/** The id set by the request log, so that all lines about one request share it. */
export function requestIdOf(res: Response): string {
  const id = res.getHeader(REQUEST_ID);
  if (typeof id === 'string') return id;
  const made = randomUUID();
  res.setHeader(REQUEST_ID, made);
  return made;
}

/** The view a request is made in. A header, because it belongs to one tab: cookies are shared by all of them. */
export function viewAsOf(req: Request): string | null {
  return req.get(VIEW_AS_HEADER) ?? null;
}

export function createContext(services: Services, door: Door, req: Request, res: Response): Context {
  // Two procedures of one batch share the session, and so read the user once.
  const viewAs = viewAsOf(req);
  res.locals.session ??= openSession(services, req, res, { grantId: viewAs, address: req.ip ?? 'unknown' });
  const session = res.locals.session as Session;
  const address = req.ip ?? 'unknown';
  return {
    ...services,
    ...(door === 'rest' && { limiter: watchedLimiter(services.limiter, res) }),
    door,
    requestId: requestIdOf(res),
    address,
    caller: session.key ? { key: session.key.id } : address,
    userAgent: req.get('user-agent'),
    session,
    viewAs,
    precondition: false,
    hungUp: () => closeOf(res),
  };
}

function closeOf(res: Response): AbortSignal {
  const controller = new AbortController();
  if (res.destroyed) controller.abort();
  res.once('close', () => controller.abort());
  return controller.signal;
}
