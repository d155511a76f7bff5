/** Secrets in an answer, by the value and by the look of it. */
import { expect } from 'vitest';
import type { Answer } from '../api-client.ts';
import type { Operation } from './operations.ts';

/** Passwords as they are stored, keys, and secrets of webhooks. */
const looks = /\$argon2|cb_(live|test|pub)_[A-Za-z0-9]{16}|whsec_[A-Za-z0-9+/]{16}/;

/** Shown once, to those who made it: docs/decisions/0080 and the guide to webhooks. */
const shownOnce = ['POST /api/webhooks', 'POST /api/webhooks/{id}/rotate'];

/** @param secrets of this server, and of those who call */
export function expectNoSecret({ name }: Operation, { text, headers }: Answer, secrets: string[], what: string): void {
  const all = `${JSON.stringify([...headers])}\n${text}`;
  for (const secret of secrets) expect(all.includes(secret), `a secret in the answer to ${what}`).toBe(false);
  if (!shownOnce.includes(name)) expect(all, `what looks like a secret in the answer to ${what}`).not.toMatch(looks);
}
