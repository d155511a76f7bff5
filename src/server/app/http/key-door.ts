/**
 * Requests that come with a key instead of a cookie: whose it is, and whether it may do this, before anything else is read. What it finds is
 * the session of the request, so the procedures behind it need not know.
 */
import type { Request, RequestHandler, Response } from 'express';
import { revokeExposedKey } from '#server/modules/integrations/keys/commands.ts';
import { openKeySession } from '#server/modules/integrations/keys/holder/queries.ts';
import type { KeyUses } from '#server/modules/integrations/keys/uses/commands.ts';
import { SECRET_KEY } from '#server/platform/auth/api-key.ts';
import { cookieName, cookieValue } from '#server/platform/auth/cookie-names.ts';
import { lacking, NOT_BY_KEY } from '#server/platform/auth/key-session.ts';
import type { KeyHolder, Session } from '#server/platform/auth/session.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { nameKey } from '#server/platform/http/request-log.ts';
import type { Services } from '#server/platform/services.ts';
import { viewAsOf } from '#server/platform/trpc/context.ts';
import { type KeyAccess, scopesOf } from '#shared/platform/scopes.ts';
import type { Sandbox } from '../sandbox.ts';
import { letPageRead, opensToPages } from './cross-origin.ts';
import { sendToSandbox } from './sandbox-door.ts';

export const EXPOSED =
  'This request had an API key in its address or body, where others may read it. If the key worked, it has been revoked. Make a new one, and send it only as the Authorization header.';
const NO_SANDBOX = 'This site has no test mode at the moment. Ask its administrators.';
const NOT_BY_PAGES =
  'A publishable key can read public content and send requests, nothing else. Use a secret key, and keep it on your server.';
/** Other schemes are left alone: a proxy in front may ask for a password of its own. */
const BEARER = /^Bearer +([\x21-\x7e]{1,200})$/i;

/** @throws {AppError} FORBIDDEN, naming the scope that is missing */
export function assertMay(access: KeyAccess, { scopes }: KeyHolder): void {
  if (access === 'open') return;
  if (access === 'person' || access === 'visitor') throw new AppError({ code: 'FORBIDDEN', message: NOT_BY_KEY });
  const needed = scopesOf(access);
  if (!needed.some((scope) => scopes.has(scope))) throw lacking(needed);
}

/** @throws {AppError} BAD_REQUEST for a key and a session in one request */
function keyOf(req: Request, secure: boolean): string | null {
  const [, key] = BEARER.exec(req.headers.authorization ?? '') ?? [];
  if (key === undefined) return null;
  if (cookieValue(req, cookieName('session', secure)) !== null || viewAsOf(req) !== null)
    throw new AppError({ code: 'BAD_REQUEST', message: 'Send either a key or a session cookie, not both.' });
  return key;
}

/** Revokes a secret key that was found where it should not be. @throws {AppError} BAD_REQUEST, always */
async function refuseExposed(services: Services, key: string): Promise<never> {
  await revokeExposedKey(services, key);
  throw new AppError({ code: 'BAD_REQUEST', message: EXPOSED });
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** Whether the raw bytes of a body hold a secret key: for the body parsers, before anything is made of them. */
export function noteExposedKey(req: object, bytes: Buffer): void {
  if (!bytes.includes('cb_live_') && !bytes.includes('cb_test_')) return;
  const [found] = SECRET_KEY.exec(bytes.toString('latin1')) ?? [];
  if (found) exposed.set(req, found);
}
const exposed = new WeakMap<object, string>();

/** After the body parsers. */
export function refuseExposedKeys(services: Services): RequestHandler {
  return async (req, _res, next) => {
    const key = exposed.get(req);
    if (key) await refuseExposed(services, key);
    next();
  };
}

/** What a key needs to send this method to this path; undefined where there is nothing for keys. */
type AccessTo = (method: string, path: string) => KeyAccess | undefined;

/** @param sandbox where test keys work; null where there is none */
export function keyDoor(
  services: Services,
  accessTo: AccessTo,
  uses: KeyUses,
  sandbox: Sandbox | null,
): RequestHandler {
  const secure = services.env.site.url.startsWith('https:');
  return async function door(req: Request, res: Response, next) {
    const [inAddress] = SECRET_KEY.exec(decoded(req.originalUrl)) ?? [];
    if (inAddress) await refuseExposed(services, inAddress);
    const text = keyOf(req, secure);
    if (text === null) return next();
    const access = accessTo(req.method, `${req.baseUrl}${req.path}`);
    if (access === undefined && req.method !== 'OPTIONS')
      throw new AppError({ code: 'NOT_FOUND', message: 'There’s no such address for keys.' });
    res.setHeader('WWW-Authenticate', 'Bearer');
    const { session, lastUsedAt } = await openKeySession(services, text, {
      address: req.ip ?? 'unknown',
      origin: req.headers.origin,
    });
    res.removeHeader('WWW-Authenticate');
    const key = session.key as KeyHolder;
    nameKey(res, key.id);
    if (key.kind === 'publishable') letPageRead(res, req.headers.origin as string);
    res.locals.session = session;
    res.on('finish', () => uses.count(key.id, res.statusCode >= 400, lastUsedAt));
    if (access !== undefined && key.kind === 'publishable' && !opensToPages(req.method, access))
      throw new AppError({ code: 'FORBIDDEN', message: NOT_BY_PAGES });
    if (access !== undefined) assertMay(access, key);
    if (key.kind === 'test') await enterSandbox(sandbox, session, res);
    next();
  };
}

/** @throws {AppError} FORBIDDEN where there is no sandbox anymore */
async function enterSandbox(sandbox: Sandbox | null, session: Session, res: Response): Promise<void> {
  if (!sandbox) throw new AppError({ code: 'FORBIDDEN', message: NO_SANDBOX });
  const { services, copy } = await sandbox.open();
  await copy({ viewer: await session.viewer(), partnerId: session.key?.partnerId ?? null });
  sendToSandbox(res, services);
}
