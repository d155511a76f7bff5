/** Compares a question with a short text by the concepts they share. */
import type { Phrase } from './passage-index.ts';
import type { Concept } from './question.ts';

/** For every stem, the indexes of the concepts it matches and its value for each. */
type Lookup = ReadonlyMap<string, readonly (readonly [number, number])[]>;

/** The concepts of a question, prepared for lookup. */
export type Things = { concepts: readonly Concept[]; total: number; lookup: Lookup };

/** Part of a whole, 0 to 1; 0 when the whole is 0. */
export const share = (part: number, whole: number) => (whole > 0 ? Math.min(part / whole, 1) : 0);

export function thingsOf(concepts: readonly Concept[]): Things {
  const lookup = new Map<string, [number, number][]>();
  concepts.forEach(({ variants }, index) => {
    for (const [root, worth] of variants) {
      const known = lookup.get(root);
      if (known) known.push([index, worth]);
      else lookup.set(root, [[index, worth]]);
    }
  });
  return { concepts, total: concepts.reduce((sum, { weight }) => sum + weight, 0), lookup };
}

/** How well some stems match each concept, 0 to 1, merged into `held`. */
export function heldBy(
  { concepts, lookup }: Things,
  roots: Iterable<string>,
  held = new Float64Array(concepts.length),
): Float64Array {
  for (const root of roots)
    for (const [index, worth] of lookup.get(root) ?? []) if (worth > (held[index] ?? 0)) held[index] = worth;
  return held;
}

/** The matched concepts, by weight. */
export const weigh = ({ concepts }: Things, held: Float64Array) =>
  concepts.reduce((sum, { weight }, index) => sum + weight * (held[index] ?? 0), 0);

/** Both ways, 0 to 1: how much of the question the phrase covers, and how much of the phrase the question covers. */
export function likenessOf(things: Things, { roots, weights, total }: Phrase): number {
  // Most phrases share nothing with a question: they are skipped before anything is allocated.
  let held: Float64Array | undefined;
  let said = 0;
  for (let at = 0; at < roots.length; at++) {
    const asked = things.lookup.get(roots[at] ?? '');
    if (!asked) continue;
    held ??= new Float64Array(things.concepts.length);
    let best = 0;
    for (const [index, worth] of asked) {
      if (worth > (held[index] ?? 0)) held[index] = worth;
      if (worth > best) best = worth;
    }
    said += best * (weights[at] ?? 0);
  }
  if (!held || said === 0) return 0;
  const ofQuestion = share(weigh(things, held), things.total);
  const ofPhrase = share(said, total);
  return share(2 * ofQuestion * ofPhrase, ofQuestion + ofPhrase);
}
