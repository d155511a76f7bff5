/**
 * Proof that a request was not sent in bulk: a small puzzle the visitor's browser solves without anyone noticing, or a wait for those
 * without a script. Asked for only when something is unusual. See docs/decisions/0075.
 */
import { z } from 'zod';
import { PROOF_PARTS } from './puzzle.ts';

export const proofSchema = z.object({
  challenge: z.string('Send the puzzle’s challenge').max(300, 'Send the puzzle’s challenge'),
  nonces: z
    .array(z.int('Send the puzzle’s answers').min(0, 'Send the puzzle’s answers'), 'Send the puzzle’s answers')
    .max(PROOF_PARTS, 'Send the puzzle’s answers'),
});
export type Proof = z.infer<typeof proofSchema>;

export const puzzleSchema = z.object({
  challenge: z.string(),
  /** What the hashes begin with: 32 digits made from the challenge. */
  seed: z.string(),
  parts: z.int(),
  bits: z.int(),
  /** After this wait, the challenge alone is enough. */
  waitSeconds: z.int(),
});
export type Puzzle = z.infer<typeof puzzleSchema>;
