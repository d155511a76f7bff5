/** What browsers let other websites read of our API: the answers to publishable keys, on the pages these were made for. Nothing else. */
import type { RequestHandler, Response } from 'express';
import { isKnownOrigin } from '#server/modules/integrations/keys/holder/queries.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { type KeyAccess, scopesOf } from '#shared/platform/scopes.ts';

const PREFLIGHT_SECONDS = 600;
const SENT = 'Authorization, Content-Type, Idempotency-Key, Accept';
const READ = 'Location, Link, ETag, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, X-Request-Id';

/** What a publishable key opens: what anyone may read, and sending a request. */
export function opensToPages(method: string, access: KeyAccess): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return access === 'open' ? reads : scopesOf(access).includes('leads:write');
}

/** @param origin which the key was checked to allow */
export function letPageRead(res: Response, origin: string): void {
  res.vary('Origin');
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Expose-Headers', READ);
}

/**
 * Answers the question that browsers ask before they send a key. It comes without the key, so any page that some working key was made for
 * may ask; the call itself is then checked against its own key.
 * @throws {AppError} TOO_MANY_REQUESTS, by address
 */
export function preflights(
  services: Pick<Services, 'db' | 'limiter' | 'now'>,
  accessTo: (method: string, path: string) => KeyAccess | undefined,
): RequestHandler {
  return async (req, res, next) => {
    const { origin, 'access-control-request-method': method } = req.headers;
    if (req.method !== 'OPTIONS' || origin === undefined || method === undefined) return next();
    const access = accessTo(method, `${req.baseUrl}${req.path}`);
    if (access === undefined || !opensToPages(method, access)) return next();
    // Without a key there is only the address to count; what would not be looked up isn't counted either.
    await services.limiter.consumeFrom(limits.preflight, req.ip ?? 'unknown');
    if (!(await isKnownOrigin(services, origin))) return next();
    letPageRead(res, origin);
    res.setHeader('Access-Control-Allow-Methods', method);
    res.setHeader('Access-Control-Allow-Headers', SENT);
    res.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
    res.status(204).end();
  };
}
