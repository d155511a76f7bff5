import type { Puzzle } from '#shared/quote-requests/proof.ts';
import { puzzleText, startsWithZeros } from '#shared/quote-requests/puzzle.ts';
import { firstBits } from './sha256.ts';

export type Search = Pick<Puzzle, 'seed' | 'parts' | 'bits'>;

/** The first number of each part whose hash begins with enough zeros. */
export function searchNonces({ seed, parts, bits }: Search): number[] {
  return Array.from({ length: parts }, (_, part) => {
    let nonce = 0;
    while (!startsWithZeros(firstBits(puzzleText(seed, part, nonce)), bits)) nonce += 1;
    return nonce;
  });
}
