/** Keeps programs from sending requests in bulk, without ever turning a person away: see docs/decisions/0075. */
import { AppError } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { Puzzle } from '#shared/quote-requests/proof.ts';
import { PROOF_BITS, PROOF_PARTS, PROOF_PATH } from '#shared/quote-requests/puzzle.ts';
import type { SubmitQuoteInput } from '#shared/quote-requests/requests.ts';
import { challengeFor, isProof, looksAutomated, readyAt, seedOf, WAIT_SECONDS } from './policy.ts';

function proofNeeded(): AppError {
  // True of each sign: which one it was would help programs only.
  const message =
    'To keep out automated requests, we sometimes ask for a short wait. Wait a minute, then send it again.';
  return new AppError({
    code: 'TOO_MANY_REQUESTS',
    message,
    issues: [{ path: PROOF_PATH, message, rule: 'proof_required' }],
    retryAfterSeconds: WAIT_SECONDS,
  });
}

type Sent = Pick<SubmitQuoteInput, 'draftId' | 'homepage' | 'proof'>;

function isProven({ env, now }: Services, { proof, draftId }: Sent): boolean {
  return proof !== undefined && isProof(env, proof, draftId, now());
}

/**
 * While far more requests than usual come in from everywhere, each needs a proof. Only those with one use up the limit of all callers: an
 * attack without proofs takes nothing from people.
 * @throws {AppError} TOO_MANY_REQUESTS with an issue at `proof`
 */
export async function guardPace(services: Services, sent: Sent): Promise<void> {
  const { limiter } = services;
  if (await limiter.allows(limits.submitQuotePace, 'all')) return;
  if (!isProven(services, sent)) throw proofNeeded();
  await limiter.consume(limits.submitQuoteProven, 'all');
}

/**
 * A request that looks as if a program had filled it in needs a proof.
 * @param startedAt when its draft was first saved; null if it was not
 * @throws {AppError} TOO_MANY_REQUESTS with an issue at `proof`
 */
export function guardForm(services: Services, sent: Sent, startedAt: Date | null): void {
  const savedMs = startedAt && services.now().getTime() - startedAt.getTime();
  const odd = looksAutomated({ trap: sent.homepage, savedMs }, services.env.rateLimitScale);
  if (odd && !isProven(services, sent)) throw proofNeeded();
}

/** A puzzle for one draft. */
export function puzzleFor({ env, now }: Pick<Services, 'env' | 'now'>, draftId: string): Puzzle {
  const challenge = challengeFor(env.dataKey, draftId, now());
  return { challenge, seed: seedOf(challenge), parts: PROOF_PARTS, bits: PROOF_BITS, waitSeconds: WAIT_SECONDS };
}

/** What a form without a script does in place of the puzzle: it sends the challenge back, once the time has passed. */
export interface Wait {
  challenge: string;
  isOver: boolean;
  readyAt: Date;
}

/** The wait that a form has begun; null when it has none, or one that counts for nothing anymore. */
export function waitOf({ env, now }: Pick<Services, 'env' | 'now'>, draftId: string, challenge: string): Wait | null {
  const at = now();
  const ready = readyAt(env, challenge, draftId, at);
  return ready === null ? null : { challenge, isOver: ready <= at.getTime(), readyAt: new Date(ready) };
}

/** Begins a wait. */
export function waitFor({ env, now }: Pick<Services, 'env' | 'now'>, draftId: string): Wait {
  const at = now();
  const readyAt = new Date(at.getTime() + WAIT_SECONDS * 1000);
  return { challenge: challengeFor(env.dataKey, draftId, at), isOver: false, readyAt };
}
