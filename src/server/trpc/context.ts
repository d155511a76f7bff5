/** What a procedure knows about its request. */
import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { openSession, type Session } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

/** The two doors answer failures in their own envelopes; the body inside is the same. */
export type Door = 'trpc' | 'rest';

export type Context = Services & {
  door: Door;
  requestId: string;
  /** The caller's address, for rate limits. */
  address: string;
  session: Session;
};

const REQUEST_ID = 'x-request-id';

/** The id set by the request log, so that every line about one request carries the same. */
export function requestIdOf(res: Response): string {
  const id = res.getHeader(REQUEST_ID);
  if (typeof id === 'string') return id;
  const made = randomUUID();
  res.setHeader(REQUEST_ID, made);
  return made;
}

export function createContext(services: Services, door: Door, req: Request, res: Response): Context {
  // Two procedures of one batch share the session, and so read the user once.
  res.locals.session ??= openSession(services, req, res);
  return {
    ...services,
    door,
    requestId: requestIdOf(res),
    address: req.ip ?? 'unknown',
    session: res.locals.session as Session,
  };
}
