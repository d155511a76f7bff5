import type { RequestHandler, Response } from 'express';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Whether the request came with a key that was checked before. */
function keyOfRequest(res: Response): boolean {
  return Boolean(res.locals.session?.key);
}

/**
 * Refuses changes requested by another site's page. Browsers send the origin with every POST; tools without one
 * (curl, brokers' systems) carry no ambient cookie worth stealing and pass.
 */
export function sameOriginOnly(siteOrigin: string): RequestHandler {
  return (req, res, next) => {
    // A key is no ambient credential: no browser adds it to another site's request.
    if (keyOfRequest(res)) return next();
    const origin = req.headers.origin;
    const own = origin === undefined || origin === siteOrigin || origin === `${req.protocol}://${req.headers.host}`;
    const reads = req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS';
    if (reads || (own && req.headers['sec-fetch-site'] !== 'cross-site')) return next();
    next(new AppError({ code: 'FORBIDDEN', message: 'This request came from another website and was refused.' }));
  };
}
