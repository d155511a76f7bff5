/**
 * The addresses that answers to our emails go to. Each names the person and the case (or the email, for what comes back), is signed
 * with the master key and expires; nothing about them is stored. They are lower case, because mail servers may change the case.
 */
import { timingSafeEqual } from 'node:crypto';
import { hashCode } from '#server/platform/crypto/tokens.ts';

type Keys = { dataKey: Buffer; dataKeyOld: Buffer | null };

/** `userId` is null for a client without an account. */
export type ReplyTarget = { kind: 'reply'; serial: number; userId: string | null };
export type BounceTarget = { kind: 'bounce'; mailId: string };

const PURPOSE = 'reply-address';
const SIGNATURE_BYTES = 10;
const NOBODY = Buffer.alloc(16);
const DAY_MS = 86_400_000;
/** After our last email, an answer is accepted for this long. */
export const REPLY_DAYS = 90;
/** Servers give up on an email within a week or so. */
const BOUNCE_DAYS = 14;

const kinds = { r: { name: 'reply', bytes: 22 }, b: { name: 'bounce', bytes: 18 } } as const;
type Prefix = keyof typeof kinds;

function digits(bytes: number): number {
  return Math.ceil((bytes * 8) / Math.log2(36));
}

function written(bytes: Buffer): string {
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(36)
    .padStart(digits(bytes.length), '0');
}

/** The bytes of a local part; null when it is not as long as ours, or another alphabet. */
function readBytes(text: string, bytes: number): Buffer | null {
  if (text.length !== digits(bytes) || !/^[0-9a-z]+$/.test(text)) return null;
  const value = [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  const hex = value.toString(16).padStart(bytes * 2, '0');
  return hex.length === bytes * 2 ? Buffer.from(hex, 'hex') : null;
}

function signatureOf(key: Buffer, prefix: Prefix, payload: Buffer): Buffer {
  return Buffer.from(hashCode(key, PURPOSE, `${prefix}${payload.toString('hex')}`), 'base64url').subarray(
    0,
    SIGNATURE_BYTES,
  );
}

function uuidBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}

function signed(key: Buffer, prefix: Prefix, subject: Buffer, expires: number): string {
  const day = Buffer.alloc(2);
  day.writeUInt16BE(expires);
  const payload = Buffer.concat([subject, day]);
  return prefix + written(Buffer.concat([payload, signatureOf(key, prefix, payload)]));
}

/** The local part of a person's reply address in a case. */
export function signReply(
  { dataKey }: Pick<Keys, 'dataKey'>,
  { serial, userId }: Omit<ReplyTarget, 'kind'>,
  at: Date,
): string {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(serial);
  return signed(dataKey, 'r', Buffer.concat([number, userId ? uuidBytes(userId) : NOBODY]), dayOf(at) + REPLY_DAYS);
}

/** The local part of the address that an undeliverable email comes back to. */
export function signBounce({ dataKey }: Pick<Keys, 'dataKey'>, mailId: string, at: Date): string {
  return signed(dataKey, 'b', uuidBytes(mailId), dayOf(at) + BOUNCE_DAYS);
}

/** What a local part names; `forged` when we did not sign it. */
export function readSigned(keys: Keys, local: string, at: Date): ReplyTarget | BounceTarget | 'forged' | 'expired' {
  const prefix = local.charAt(0).toLowerCase() as Prefix;
  const kind = Object.hasOwn(kinds, prefix) ? kinds[prefix] : null;
  const bytes = kind && readBytes(local.slice(1).toLowerCase(), kind.bytes + SIGNATURE_BYTES);
  if (!kind || !bytes) return 'forged';
  const payload = bytes.subarray(0, kind.bytes);
  const given = bytes.subarray(kind.bytes);
  const isOurs = [keys.dataKey, keys.dataKeyOld].some(
    (key) => key && timingSafeEqual(signatureOf(key, prefix, payload), given),
  );
  if (!isOurs) return 'forged';
  if (payload.readUInt16BE(kind.bytes - 2) < dayOf(at)) return 'expired';
  if (kind.name === 'bounce') return { kind: 'bounce', mailId: uuidOf(payload.subarray(0, 16)) };
  const person = payload.subarray(4, 20);
  return { kind: 'reply', serial: payload.readUInt32BE(0), userId: person.equals(NOBODY) ? null : uuidOf(person) };
}
