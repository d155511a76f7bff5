/** Seeded chance: the same seed draws the same picture on every machine. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  between(from: number, to: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
};

/** Mulberry32: small, fast and even enough for drawing. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

/** Smooth noise in one dimension, about -1 to 1; each octave adds finer and fainter detail. */
export function noise(seed: number, octaves = 4): (x: number) => number {
  const chance = random(seed);
  const knots = Array.from({ length: 256 }, () => chance.between(-1, 1));
  const knot = (index: number) => knots[index & 255] ?? 0;
  const smooth = (x: number) => {
    const whole = Math.floor(x);
    const part = x - whole;
    const eased = part * part * (3 - 2 * part);
    return knot(whole) * (1 - eased) + knot(whole + 1) * eased;
  };
  return (x) => {
    let [sum, weight, frequency] = [0, 1, 1];
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * smooth(x * frequency + octave * 41.7);
      weight *= 0.5;
      frequency *= 2.03;
    }
    return sum / 1.6;
  };
}
