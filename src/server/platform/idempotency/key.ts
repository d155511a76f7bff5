/** The `Idempotency-Key` of a call: how it may look, and which call it names. */
import { createHash } from 'node:crypto';
import { refusedField } from '#server/platform/errors/app-error.ts';

export const KEY_MAX = 255;
/** For callers who don’t identify themselves. Nothing but the key tells them apart, so nobody may guess it. */
export const ANONYMOUS_KEY_MIN = 16;

const VISIBLE = /^[\x21-\x7E]+$/;

const HEADER = 'Idempotency-Key';
const SHAPE = `${HEADER} must be 1 to ${KEY_MAX} visible characters without spaces.`;
const GUESSED = `Without signing in, ${HEADER} must have at least ${ANONYMOUS_KEY_MIN} characters. Use a random UUID.`;

/** @throws {AppError} BAD_REQUEST for a key that isn’t one, or that somebody could guess */
export function checkKey(key: string, caller: string | null): void {
  if (key.length > KEY_MAX) throw refusedField(HEADER, 'too_long', SHAPE);
  if (!VISIBLE.test(key)) throw refusedField(HEADER, key === '' ? 'required' : 'invalid_characters', SHAPE);
  if (caller === null && key.length < ANONYMOUS_KEY_MIN) throw refusedField(HEADER, 'too_short', GUESSED);
}

export type KeyedCall = {
  /** Of the row with its answer. */
  id: string;
  /** Held while the call runs, in every process. */
  lock: bigint;
  /** Of what was sent: the same key with anything else is a mistake. */
  sent: string;
};

/**
 * Names a call by who makes it, where and with which key, as digests: none of it can be read from them.
 * @param caller the user or the key that calls; null for somebody unknown
 * @param sent the body, and whatever else the answer depends on
 */
export function nameCall(caller: string | null, path: string, key: string, sent: unknown): KeyedCall {
  const digest = createHash('sha256')
    .update(JSON.stringify([caller, path, key]))
    .digest();
  const id = digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const body = createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
  return { id, lock: digest.readBigInt64BE(16), sent: body };
}
