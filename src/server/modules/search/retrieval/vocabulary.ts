/** The vocabulary of a collection of texts: the weight of each word, and what a mistyped one was meant to be. */
import SearchableMap from 'minisearch/SearchableMap';
import { everydayWords, functionWords } from './everyday-words.ts';
import { knownWords } from './synonyms.ts';
import { stem } from './words.ts';

export type Vocabulary = {
  /** The number of texts that contain a word, by its stem. */
  countOf(stemmed: string): number;
  /** The weight of a word, by its stem: rare words weigh more, everyday words little. */
  weightOf(stemmed: string): number;
  /** The likely intended words, most likely first; empty when none is close. */
  corrections(word: string): string[];
  texts: number;
};

const CORRECTIONS_MAX = 3;
/** Short words have too many neighbours. */
const CORRECTED_FROM = 4;
/** A three-letter word may be missing a letter of a word found in this many texts. */
const FAMILIAR = 20;
/** Rarity is capped here: a word on one page says no more than one on five. */
const RARITY_MAX = 4.5;
/** The share of its weight that an everyday word keeps. */
const EVERYDAY = 0.35;

const everydayStems = new Set([...everydayWords].map(stem));

/** In a short word, only an extra or missing letter counts as a typo: `drone` is not a mistyped `drove`. */
function isLikely(word: string, meant: string, distance: number): boolean {
  if (meant[0] !== word[0] || meant.length < CORRECTED_FROM) return false;
  if (distance === 1) return word.length >= 6 || meant.length > word.length;
  // Two errors: swapped letters, vowels spelled by ear, or a long word.
  return isShuffled(word, meant) || soundOf(word) === soundOf(meant) || word.length >= 8;
}

/** The consonants, without doubling: `fluded` and `flooded` sound alike. */
const soundOf = (word: string) => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
const isShuffled = (word: string, meant: string) => [...word].sort().join() === [...meant].sort().join();

/** In how many texts each word occurs. */
type Counted = {
  /** Separated by spaces. */
  words: string;
  counts: Uint16Array;
};

/** How often words occur in a collection: kept with the search index. */
export type WordCounts = { texts: number; stems: Counted; spellings: Counted };

const counted = (counts: ReadonlyMap<string, number>): Counted => ({
  words: [...counts.keys()].join(' '),
  counts: Uint16Array.from(counts.values()),
});

const countsOf = ({ words, counts }: Counted) =>
  new Map(words.split(' ').map((word, at): [string, number] => [word, counts[at] as number]));

/** @param texts the words of each text */
export function countWords(texts: readonly (readonly string[])[]): WordCounts {
  const [stems, spellings] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const text of texts) {
    const words = new Set(text);
    for (const word of words) count(spellings, word);
    for (const root of new Set([...words].map(stem))) count(stems, root);
  }
  return { texts: texts.length, stems: counted(stems), spellings: counted(spellings) };
}

function spellingsOf(spellings: Counted): SearchableMap<number> {
  const spelled = new SearchableMap<number>();
  for (const word of [...knownWords, ...functionWords, ...everydayWords]) spelled.set(word, 1);
  for (const [word, count] of countsOf(spellings)) spelled.set(word, count);
  return spelled;
}

export function openVocabulary({ texts, stems, spellings }: WordCounts): Vocabulary {
  const counts = countsOf(stems);
  let known: SearchableMap<number> | undefined;
  /** A tree of every spelling, for which only an unknown word has a use. */
  const spelled = () => {
    known ??= spellingsOf(spellings);
    return known;
  };
  const weights = new Map<string, number>();
  const weigh = (root: string) => {
    const count = counts.get(root) ?? 0;
    const rarity = Math.min(Math.log(1 + (texts - count + 0.5) / (count + 0.5)), RARITY_MAX);
    return rarity * (everydayStems.has(root) ? EVERYDAY : 1);
  };
  return {
    texts,
    countOf: (stemmed) => counts.get(stemmed) ?? 0,
    weightOf(stemmed) {
      const known = weights.get(stemmed);
      if (known !== undefined) return known;
      const weight = weigh(stemmed);
      // Words that occur only in questions are not kept.
      if (counts.has(stemmed)) weights.set(stemmed, weight);
      return weight;
    },
    corrections(word) {
      if (word.length < CORRECTED_FROM - 1 || /\d/.test(word)) return [];
      const near = [...spelled().fuzzyGet(word, word.length < 5 ? 1 : 2)].filter(
        ([meant, [count, distance]]) =>
          isLikely(word, meant, distance) && (word.length >= CORRECTED_FROM || count >= FAMILIAR),
      );
      const nearest = Math.min(...near.map(([, [, distance]]) => distance));
      return near
        .filter(([, [, distance]]) => distance === nearest)
        .sort(([a, [countA]], [b, [countB]]) => countB - countA || (a < b ? -1 : 1))
        .slice(0, CORRECTIONS_MAX)
        .map(([meant]) => meant);
    },
  };
}
