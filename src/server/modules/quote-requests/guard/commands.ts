/** Keeps programs from sending requests in bulk, without ever turning a person away: see docs/decisions/0075. */
import { AppError } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { Puzzle } from '#shared/quote-requests/proof.ts';
import { PROOF_BITS, PROOF_PARTS, PROOF_PATH } from '#shared/quote-requests/puzzle.ts';
import type { SubmitQuoteInput } from '#shared/quote-requests/requests.ts';
import { challengeFor, isProof, looksAutomated, seedOf, WAIT_SECONDS } from './policy.ts';

function proofNeeded(): AppError {
  const message =
    'We’re getting more requests than usual. Everything you entered is still here. Wait a minute, then send it again.';
  return new AppError({
    code: 'TOO_MANY_REQUESTS',
    message,
    issues: [{ path: PROOF_PATH, message }],
    retryAfterSeconds: WAIT_SECONDS,
  });
}

/**
 * Lets a request through, or asks for a proof: when far more requests than usual come in from everywhere, or when this one looks as if a
 * program had filled it in. A request that was sent already only gets its receipt again.
 * @throws {AppError} TOO_MANY_REQUESTS with an issue at `proof`
 */
export async function guardSubmission(
  { db, env, limiter, now }: Services,
  { draftId, homepage, proof }: Pick<SubmitQuoteInput, 'draftId' | 'homepage' | 'proof'>,
): Promise<void> {
  const [calm, draft] = await Promise.all([
    limiter.allows(limits.submitQuotePace, 'all'),
    db.quoteDraft.findUnique({ where: { id: draftId }, select: { createdAt: true, sentAt: true } }),
  ]);
  if (draft?.sentAt) return;
  const at = now();
  const savedMs = draft ? at.getTime() - draft.createdAt.getTime() : null;
  if (calm && !looksAutomated({ trap: homepage, savedMs }, env.rateLimitScale)) return;
  if (!proof || !isProof(env, proof, draftId, at)) throw proofNeeded();
  // Only requests with a proof use up the limit of all: an attack without one takes nothing from people.
  if (!calm) await limiter.consume(limits.submitQuoteProven, 'all');
}

/** A puzzle for one draft. */
export function puzzleFor({ env, now }: Pick<Services, 'env' | 'now'>, draftId: string): Puzzle {
  const challenge = challengeFor(env.dataKey, draftId, now());
  return { challenge, seed: seedOf(challenge), parts: PROOF_PARTS, bits: PROOF_BITS, waitSeconds: WAIT_SECONDS };
}
