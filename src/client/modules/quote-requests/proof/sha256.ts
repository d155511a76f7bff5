/**
 * SHA-256 of one block, for the puzzle: `crypto.subtle` takes a detour through another thread for every hash, and is missing without HTTPS.
 * Only the first 32 bits are needed. Texts of up to 55 ASCII characters.
 */
const ROUNDS = new Uint32Array(64);
const START = new Uint32Array(8);
const words = new Uint32Array(64);

/** The constants are the first bits of the fractional parts of the roots of the first primes. */
function fillConstants(): void {
  const bits = (value: number) => ((value - Math.floor(value)) * 2 ** 32) >>> 0;
  for (let candidate = 2, found = 0; found < 64; candidate += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor += 1) if (candidate % factor === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = bits(Math.sqrt(candidate));
    ROUNDS[found] = bits(Math.cbrt(candidate));
    found += 1;
  }
}
fillConstants();

const turn = (value: number, by: number) => (value >>> by) | (value << (32 - by));
const at = (list: Uint32Array, index: number) => list[index] as number;

export function firstBits(text: string): number {
  words.fill(0, 0, 16);
  for (let index = 0; index < text.length; index += 1)
    words[index >> 2] = at(words, index >> 2) | (text.charCodeAt(index) << (24 - (index % 4) * 8));
  words[text.length >> 2] = at(words, text.length >> 2) | (0x80 << (24 - (text.length % 4) * 8));
  words[15] = text.length * 8;
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [at(words, index - 15), at(words, index - 2)];
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = at(words, index - 16) + one + at(words, index - 7) + two;
  }
  let [a, b, c, d, e, f, g, h] = START as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index += 1) {
    const one = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const next = (h + one + at(ROUNDS, index) + at(words, index)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + next) | 0;
    d = c;
    c = b;
    b = a;
    a = (next + two) | 0;
  }
  return (at(START, 0) + a) >>> 0;
}
