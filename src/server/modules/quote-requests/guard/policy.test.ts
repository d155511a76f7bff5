import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchNonces } from '#client/modules/quote-requests/proof/search.ts';
import { signToken } from '#server/platform/crypto/tokens.ts';
import { PROOF_BITS, PROOF_PARTS } from '#shared/quote-requests/puzzle.ts';
import { challengeFor, FASTEST_MS, isProof, looksAutomated, seedOf, WAIT_SECONDS } from './policy.ts';

const keys = { dataKey: randomBytes(32), dataKeyOld: null };
const at = new Date('2026-11-26T18:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const draftId = randomUUID();
const challenge = challengeFor(keys.dataKey, draftId, at);
const nonces = searchNonces({ seed: seedOf(challenge), parts: PROOF_PARTS, bits: PROOF_BITS });

it('accepts what the browser finds, for this draft, for an hour', () => {
  expect(isProof(keys, { challenge, nonces }, draftId, later(1))).toBe(true);
  expect(isProof(keys, { challenge, nonces }, draftId, later(3599))).toBe(true);
  expect(isProof(keys, { challenge, nonces }, draftId, later(3600))).toBe(false);
  expect(isProof(keys, { challenge, nonces }, draftId, later(-1))).toBe(false);
  expect(isProof(keys, { challenge, nonces }, randomUUID(), later(1))).toBe(false);
});

it('accepts a wait instead, so that nobody needs a script', () => {
  expect(isProof(keys, { challenge, nonces: [] }, draftId, later(WAIT_SECONDS - 1))).toBe(false);
  expect(isProof(keys, { challenge, nonces: [] }, draftId, later(WAIT_SECONDS))).toBe(true);
});

it('accepts a challenge that was made before the key changed', () => {
  const changed = { dataKey: randomBytes(32), dataKeyOld: keys.dataKey };
  expect(isProof(changed, { challenge, nonces }, draftId, later(1))).toBe(true);
});

it('accepts neither other answers nor a challenge that is not ours, whatever is sent', () => {
  const other = randomBytes(32);
  const forged = [
    challengeFor(other, draftId, at),
    signToken(keys.dataKey, 'newsletter', `${draftId} ${at.getTime()}`),
    signToken(keys.dataKey, 'quote-proof', `${draftId} soon`),
    challenge.slice(0, -2),
    `${challenge}.`.replace('.', '..'),
  ];
  for (const one of forged) expect(isProof(keys, { challenge: one, nonces: [] }, draftId, later(600))).toBe(false);
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300 }),
      fc.array(fc.maxSafeNat(), { maxLength: PROOF_PARTS }),
      (text, guesses) => {
        expect(isProof(keys, { challenge: text, nonces: guesses }, draftId, later(600))).toBe(false);
        expect(isProof(keys, { challenge, nonces: guesses.slice(1) }, draftId, later(1))).toBe(false);
      },
    ),
  );
});

it('suspects a form filled in within seconds or with the field that nobody sees filled in, and nothing else', () => {
  expect(looksAutomated({ trap: undefined, savedMs: null }, 1)).toBe(false);
  expect(looksAutomated({ trap: '', savedMs: FASTEST_MS }, 1)).toBe(false);
  expect(looksAutomated({ trap: '', savedMs: FASTEST_MS - 1 }, 1)).toBe(true);
  expect(looksAutomated({ trap: 'https://spam.example', savedMs: null }, 1)).toBe(true);
});
