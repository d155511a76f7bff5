/**
 * The keys of other systems: `cb_live_`, 43 characters of chance, and a checksum of six. Secret scanners know the shape, and a key that was
 * copied without its end is refused without asking the database.
 */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { KeyHolder } from './session.ts';

type KeyKind = KeyHolder['kind'];

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_BYTES = 32;
/** Digits of base 62 that hold 32 bytes, and a CRC-32. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;

const prefixes = { live: 'cb_live_', test: 'cb_test_', publishable: 'cb_pub_' } as const satisfies Record<
  KeyKind,
  string
>;
const SHAPE = /^cb_(live|test|pub)_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;
/** A secret key anywhere in a text. A publishable one may be read by anybody. */
export const SECRET_KEY = /cb_(?:live|test)_[0-9A-Za-z]{49}/;

function inBase62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; rest > 0n; rest /= 62n) digits = DIGITS[Number(rest % 62n)] + digits;
  return digits.padStart(length, '0');
}

function checksumOf(text: string): string {
  return inBase62(BigInt(crc32(text)), CHECKSUM_LENGTH);
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** A new key. Only its hash and its last four characters are kept. */
export function newKey(kind: KeyKind): { key: string; hash: Buffer; lastFour: string } {
  const secret = inBase62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH);
  const key = `${prefixes[kind]}${secret}${checksumOf(prefixes[kind] + secret)}`;
  return { key, hash: hashKey(key), lastFour: key.slice(-4) };
}

/** Whether a text has the shape of a key and its own checksum. */
export function isKey(text: string): boolean {
  const [, , , checksum] = SHAPE.exec(text) ?? [];
  return checksum !== undefined && checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === checksum;
}
