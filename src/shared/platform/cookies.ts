/**
 * Every cookie the server sets. Over https their names begin with `__Host-` (docs/decisions/0032). What the privacy policy says about
 * each is in `#shared/data-classes/device-data.ts`.
 */
export const cookieNames = {
  session: 'coverbridge_session',
  /**
   * Readable by scripts, set next to the sealed one: it only says that someone is signed in, so that a screen does not have to ask the
   * server, and get a 401, when nobody is.
   */
  signedIn: 'coverbridge_signed_in',
  device: 'coverbridge_device',
} as const;
export type CookieName = keyof typeof cookieNames;

/** The longest lifetime browsers allow a cookie. */
export const DEVICE_DAYS = 400;
