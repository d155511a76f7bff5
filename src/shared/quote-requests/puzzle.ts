/** The puzzle of a proof: apart from its schemas, so that the form and the browser's solver load nothing else. */

/** The field in which the server asks for a proof. */
export const PROOF_PATH = 'proof';

/** Several small searches take about equally long for everybody; one large one would be a lottery. */
export const PROOF_PARTS = 8;
/** Leading zero bits of each hash: some 130,000 hashes in all, a second or two on an old phone. */
export const PROOF_BITS = 14;

/** The text whose hash has to begin with zero bits; short, so that it is one block of SHA-256. */
export function puzzleText(seed: string, part: number, nonce: number): string {
  return `${seed}.${part}.${nonce}`;
}

/** Whether the first 32 bits of a hash begin with so many zeros. */
export function startsWithZeros(first32: number, bits: number): boolean {
  return first32 >>> (32 - bits) === 0;
}
