/**
 * What a text is about, as numbers: its words, each with the next one, and pairs of telling words near each other. They are hashed, so
 * that an index holds arrays of numbers instead of a hundred thousand strings.
 */
import { functionWords } from './everyday-words.ts';
import { stem } from './words.ts';

/** How far apart two telling words may be. */
const NEAR = 3;

/** FNV-1a, 32 bits: of 200,000 features, five share a number by chance. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The distinct features of a text. @param words in order, not stemmed */
export function featuresOf(words: readonly string[]): Set<number> {
  const roots = words.map(stem);
  const features = new Set(roots.map(hashOf));
  // The first and the last word are next to the edge.
  const edged = ['^', ...roots, '$'];
  for (let at = 1; at < edged.length; at++) features.add(hashOf(`${edged[at - 1]} ${edged[at]}`));
  const telling = roots.filter((_, at) => !functionWords.has(words[at] ?? ''));
  telling.forEach((one, at) => {
    for (const other of telling.slice(at + 1, at + 1 + NEAR)) features.add(hashOf([one, other].sort().join('~')));
  });
  return features;
}

/** A text word for word: two with the same hash ask the same. */
export const wordingOf = (words: readonly string[]) => hashOf(words.map(stem).join(' '));
