/** Secrets in links: random and stored only as a hash, or signed and not stored at all. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from './sealing.ts';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function tokenMatches(token: string, hash: string): boolean {
  const given = Buffer.from(hashToken(token));
  const known = Buffer.from(hash);
  return given.length === known.length && timingSafeEqual(given, known);
}

function signature(key: Buffer, purpose: string, subject: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}:${subject}`).digest();
}

/** A keyed hash, for a secret with so few possible values that a plain hash could be brute-forced. */
export function hashCode(key: Buffer, purpose: string, code: string): string {
  return signature(key, purpose, code).toString('base64url');
}

/** A token that names its subject and is valid for one purpose, forever: every newsletter carries the same one, and none is stored. */
export function signToken(key: Buffer, purpose: string, subject: string): string {
  return `${Buffer.from(subject).toString('base64url')}.${signature(key, purpose, subject).toString('base64url')}`;
}

/**
 * The subject of a signed token, or `null` when it was not signed by us for this purpose. Links sent before a change of the master key
 * work as long as the old key is configured.
 */
export function readSignedToken({ dataKey, dataKeyOld }: Keys, purpose: string, token: string): string | null {
  const [encoded = '', signed = ''] = token.split('.');
  const subject = Buffer.from(encoded, 'base64url').toString();
  const given = Buffer.from(signed, 'base64url');
  const isOurs = [dataKey, ...(dataKeyOld ? [dataKeyOld] : [])].some((key) => {
    const known = signature(key, purpose, subject);
    return given.length === known.length && timingSafeEqual(given, known);
  });
  return isOurs ? subject : null;
}
