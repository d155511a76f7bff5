/** The security headers of every response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * @param scriptHashes those of the inline scripts in our pages: no other inline script may run
 * @param framedBy the origins whose pages may show this one in a frame: nobody's, but for the form on partners' pages
 */
export function contentSecurityPolicy(scriptHashes: string[], https: boolean, framedBy = ["'none'"]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    // Mantine sets positions and colours through style attributes and one style element.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.join(' ')}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Fixed headers as pairs, for responses that do not pass through Express. */
export function pageHeaders(scriptHashes: string[], https: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(scriptHashes, https),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The same for Express: helmet's defaults, with our policy. They are the same for every response, so helmet runs only once. */
export function securityHeaders(scriptHashes: string[], https: boolean): RequestHandler {
  const fixed = new Map([['Content-Security-Policy', contentSecurityPolicy(scriptHashes, https)]]);
  const collector = {
    setHeader: (name: string, value: string) => fixed.set(name, value),
    removeHeader: (name: string) => fixed.delete(name),
  };
  // Helmet's own referrer policy makes browsers send our forms with `Origin: null`, which we would then refuse.
  const referrerPolicy = { policy: 'strict-origin-when-cross-origin' } as const;
  helmet({ contentSecurityPolicy: false, strictTransportSecurity: https, referrerPolicy })(
    {} as IncomingMessage,
    collector as unknown as ServerResponse,
    () => undefined,
  );
  return (_req, res, next) => {
    res.setHeaders(fixed);
    next();
  };
}
