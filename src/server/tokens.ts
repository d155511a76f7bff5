/** Secrets that travel in links: random, and kept only as a hash. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

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
