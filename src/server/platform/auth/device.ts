/** Identifies the browser: a random cookie that outlives sessions, so that a sign-in from a new device can be recognized. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import Bowser from 'bowser';
import { hashToken, newToken } from '#server/platform/crypto/tokens.ts';
import { DEVICE_DAYS } from '#shared/platform/cookies.ts';
import { cookieName, cookieValue } from './cookie-names.ts';

const TOKEN = /^[\w-]{43}$/;
const SECONDS = DEVICE_DAYS * 24 * 3600;

export type Device = {
  hash: string;
  /** "Firefox on Windows", for the list of sessions. */
  name: string;
  /** Sets the cookie, renewed for another 400 days. */
  remember(): void;
};

/** "Firefox on Windows": only the browser family, which thousands share. */
export function browserNameOf(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  if (!browser.name) return 'Unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/** The device cookie. One without the https prefix still counts; otherwise every user would get one false warning about a new device. */
function knownToken(req: IncomingMessage, secure: boolean): string | undefined {
  const names = [cookieName('device', secure), cookieName('device', false)];
  return names.map((name) => cookieValue(req, name) ?? '').find((value) => TOKEN.test(value));
}

export function deviceOf(req: IncomingMessage, res: ServerResponse, secure: boolean): Device {
  const token = knownToken(req, secure) ?? newToken();
  let remembered = false;
  return {
    hash: hashToken(token),
    get name() {
      return browserNameOf(req.headers['user-agent']);
    },
    remember() {
      // Also called in transactions, which may run twice.
      if (remembered) return;
      remembered = true;
      const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${SECONDS}`, ...(secure ? ['Secure'] : [])];
      res.appendHeader('Set-Cookie', `${cookieName('device', secure)}=${token}; ${attributes.join('; ')}`);
    },
  };
}
