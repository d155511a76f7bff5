/** Which browser this is: a random cookie that outlives sessions, so that a sign-in from a new device can be told. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import Bowser from 'bowser';
import { hashToken, newToken } from '#server/tokens.ts';

const DEVICE_COOKIE = 'coverbridge_device';
/** What browsers keep at most. */
const SECONDS = 400 * 24 * 3600;

export type Device = {
  hash: string;
  /** "Firefox on Windows", for the list of sessions. */
  name: string;
  /** Sets the cookie, anew for another 400 days. */
  remember(): void;
};

function nameOf(userAgent: string | undefined): string {
  if (!userAgent) return 'An unknown browser';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  if (!browser.name) return 'An unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

export function deviceOf(req: IncomingMessage, res: ServerResponse, secure: boolean): Device {
  const [, known] = new RegExp(`(?:^|; )${DEVICE_COOKIE}=([\\w-]{43})(?:;|$)`).exec(req.headers.cookie ?? '') ?? [];
  const token = known ?? newToken();
  return {
    hash: hashToken(token),
    get name() {
      return nameOf(req.headers['user-agent']);
    },
    remember() {
      const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${SECONDS}`, ...(secure ? ['Secure'] : [])];
      res.appendHeader('Set-Cookie', `${DEVICE_COOKIE}=${token}; ${attributes.join('; ')}`);
    },
  };
}
