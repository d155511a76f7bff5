/** How a question and a short text compare, by the things they are about. */
import type { Phrase } from './passage-index.ts';
import type { Concept } from './question.ts';

/** For every stem the concepts it stands for, by their place, and what it is worth for each. */
type Lookup = ReadonlyMap<string, readonly (readonly [number, number])[]>;

/** The things a question is about, ready to be looked for. */
export type Things = { concepts: readonly Concept[]; total: number; lookup: Lookup };

/** A part of a whole, 0 to 1; nothing of nothing is 0. */
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

/** What some stems hold of each thing, 0 to 1, added to what is `held` already. */
export function heldBy(
  { concepts, lookup }: Things,
  roots: Iterable<string>,
  held = new Float64Array(concepts.length),
): Float64Array {
  for (const root of roots)
    for (const [index, worth] of lookup.get(root) ?? []) if (worth > (held[index] ?? 0)) held[index] = worth;
  return held;
}

/** What is held, by what each thing weighs. */
export const weigh = ({ concepts }: Things, held: Float64Array) =>
  concepts.reduce((sum, { weight }, index) => sum + weight * (held[index] ?? 0), 0);

/** Both ways, 0 to 1: how much of the question the phrase holds, and how much of the phrase the question. */
export function likenessOf(things: Things, { roots, weights, total }: Phrase): number {
  // Most phrases hold nothing of a question: they are told from the others before anything is made for them.
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
