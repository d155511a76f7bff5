/** Which attacks a run makes: all of them in a long run, a sample otherwise. */
import { type Path, placesIn, plainTexts, textsFor } from './hostile.ts';

export interface Attack {
  path: Path;
  /** The kind of text, such as `NUL`. */
  name: string;
  /** JSON, not a value. */
  text: string;
}

/** A place is attacked with so many kinds of text at least. */
export const PER_PLACE = 2;

export function everyAttack(input: unknown): Attack[] {
  return placesIn(input).flatMap((path) => textsFor(input, path).map(([name, text]) => ({ path, name, text })));
}

/**
 * Attacks in which every place meets two kinds of text, and every kind meets a place of this input: nearly every defect is one of a kind
 * or of a place, seldom of one kind in one place. Neighbouring places meet different kinds.
 */
export function sampledAttacks(input: unknown): Attack[] {
  const byPlace = placesIn(input).map((path) => textsFor(input, path).map(([name, text]) => ({ path, name, text })));
  const turned = byPlace.map((texts, place) =>
    texts.map((_, index) => texts[(index + place * PER_PLACE) % texts.length] as Attack),
  );
  const chosen = new Set(turned.flatMap((texts) => texts.slice(0, PER_PLACE)));
  const met = new Set([...chosen].map(({ name }) => name));
  for (const attack of turned.flat()) {
    if (met.has(attack.name)) continue;
    met.add(attack.name);
    chosen.add(attack);
  }
  return [...chosen];
}

/** Of the texts that are stored as they are: all of them in a long run, otherwise one, which changes from procedure to procedure. */
export function plainTextsFor(procedure: string): [string, string][] {
  const all = Object.entries(plainTexts);
  if (process.env.TEST_LONG) return all;
  const turn = [...procedure].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % all.length;
  return all.slice(turn, turn + 1);
}

/** All attacks with `npm run test:long`, and in CI; a sample with `npm test`. */
export const attacksOn = process.env.TEST_LONG ? everyAttack : sampledAttacks;
