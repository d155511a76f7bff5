/**
 * Over https every cookie has the prefix `__Host-`: browsers then accept it only from this exact host, so that no other subdomain can plant
 * one (docs/decisions/0032). Plain http, used on this machine only, does not support it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CookieName, cookieNames } from '#shared/platform/cookies.ts';

const PREFIX = '__Host-';

export function cookieName(which: CookieName, secure: boolean): string {
  return secure ? `${PREFIX}${cookieNames[which]}` : cookieNames[which];
}

/** The value of a cookie as it was sent, or null. */
export function cookieValue(req: IncomingMessage, name: string): string | null {
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** Removes unprefixed cookies a browser still holds. Sessions are not carried over: a planted one must not count. */
export function forgetUnprefixed(req: IncomingMessage, res: ServerResponse, secure: boolean): void {
  if (!secure || res.headersSent) return;
  for (const name of Object.values(cookieNames))
    if (cookieValue(req, name) !== null)
      res.appendHeader('Set-Cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`);
}
