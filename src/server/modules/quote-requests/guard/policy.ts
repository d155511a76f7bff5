/** When a request has to prove that it was not sent in bulk, and what counts as a proof. */
import { createHash } from 'node:crypto';
import type { Keys } from '#server/platform/crypto/sealing.ts';
import { readSignedToken, signToken } from '#server/platform/crypto/tokens.ts';
import type { Proof } from '#shared/quote-requests/proof.ts';
import { PROOF_BITS, PROOF_PARTS, puzzleText, startsWithZeros } from '#shared/quote-requests/puzzle.ts';

/** Between the first answer and sending. The shortest form has five screens. */
export const FASTEST_MS = 4_000;
/** How long someone without a script waits instead of solving the puzzle. */
export const WAIT_SECONDS = 60;
const VALID_MS = 60 * 60_000;
const PURPOSE = 'quote-proof';

export interface Signs {
  /** What was in the field that people never see. */
  trap: string | undefined;
  /** Since the first save; null when nothing was saved, which also happens to people whose connection was gone until the end. */
  savedMs: number | null;
}

/** Whether one request looks as if a program had filled it in. `scale` is that of the rate limits. */
export function looksAutomated({ trap, savedMs }: Signs, scale: number): boolean {
  return Boolean(trap) || (savedMs !== null && savedMs < FASTEST_MS / scale);
}

/** A challenge for one draft: nothing is stored, and one solution sends one request. */
export function challengeFor(key: Buffer, draftId: string, at: Date): string {
  return signToken(key, PURPOSE, `${draftId} ${at.getTime()}`);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** What the hashes of a challenge's puzzle begin with. */
export const seedOf = (challenge: string) => sha256(challenge).toString('hex').slice(0, 32);

function solves({ challenge, nonces }: Proof): boolean {
  const seed = seedOf(challenge);
  return (
    nonces.length === PROOF_PARTS &&
    nonces.every((nonce, part) => startsWithZeros(sha256(puzzleText(seed, part, nonce)).readUInt32BE(), PROOF_BITS))
  );
}

/** When a challenge has been waited for, in milliseconds; null unless it is ours, for this draft and from the last hour. */
export function readyAt(keys: Keys, challenge: string, draftId: string, at: Date): number | null {
  const [subject, issued] = readSignedToken(keys, PURPOSE, challenge)?.split(' ') ?? [];
  const age = at.getTime() - Number(issued);
  if (subject !== draftId || !(age >= 0 && age < VALID_MS)) return null;
  return Number(issued) + WAIT_SECONDS * 1000;
}

/** A good challenge, either solved or waited for. */
export function isProof(keys: Keys, proof: Proof, draftId: string, at: Date): boolean {
  const ready = readyAt(keys, proof.challenge, draftId, at);
  return ready !== null && (ready <= at.getTime() || solves(proof));
}
