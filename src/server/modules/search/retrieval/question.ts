/** A question as search understands it: the concepts it is about, each with matching words and a weight. */
import { redactedWords } from '#shared/platform/personal-data/finding.ts';
import { functionWords } from './everyday-words.ts';
import { isFrench, toEnglish } from './french.ts';
import { synonymsOf } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { stem, wordsOf } from './words.ts';

/** One thing a question is about. */
export type Concept = {
  /** After spelling correction. */
  word: string;
  /** Stems that match it, with their value: 1 for the word itself. */
  variants: ReadonlyMap<string, number>;
  /** How much it says about the topic: rare words say more, and words that occur nowhere on the site the most. */
  weight: number;
};

export type ReadQuestion = {
  concepts: Concept[];
  /** All its words in order, after spelling correction. */
  words: string[];
};

const SYNONYM = 0.75;
const CORRECTED = 0.9;
/** Of a long text, only the words with the highest weight are searched for. */
export const CONCEPTS_MAX = 24;
/** From this weight on, a word says what a question is about. */
export const TELLING = 1.2;

/** Redacted values, with the words that introduce them: "call me at [phone number]", "my VIN is [vehicle number]". */
const REDACTED = new RegExp(
  String.raw`(?:\b(?:and|or|you can|please|i am|i['’]m|i was|we are|it['’]?s|it is|here is|this is|call|text|phone|reach|e-?mail|write|contact|me|us|back|at|on|to|is|born|live|number|no|vin|sin|card|visa|my|the|health|licen[cs]e|drivers?|driver['’]s|postal|code|alberta|insurance|social|birthday|address)\b[\s,:#]*)*` +
    `(?:${Object.values(redactedWords)
      .map((word) => word.replace(/[[\]]/g, '\\$&'))
      .join('|')})` +
    String.raw`(?:\s+is my(?: (?:postal|phone|card|health|e-?mail|licen[cs]e|new|home|own))* \w+)?`,
  'gi',
);

const withoutRedacted = (text: string) => text.replace(REDACTED, ' ');

/** The words of a text, with French translated to English. */
export function plainWords(text: string): string[] {
  const english = isFrench(text) ? toEnglish(text) : text;
  return wordsOf(english);
}

type Typed = { word: string; isCorrected: boolean };

function variantsOf({ word, isCorrected }: Typed, vocabulary: Vocabulary): Map<string, number> {
  const variants = new Map<string, number>();
  const add = (stemmed: string, worth: number) => {
    if (vocabulary.countOf(stemmed) > 0 && (variants.get(stemmed) ?? 0) < worth) variants.set(stemmed, worth);
  };
  const worth = isCorrected ? CORRECTED : 1;
  add(stem(word), worth);
  for (const other of synonymsOf(word)) add(stem(other), worth * SYNONYM);
  return variants;
}

function conceptOf(typed: Typed, vocabulary: Vocabulary): Concept {
  const { word } = typed;
  const variants = variantsOf(typed, vocabulary);
  const isOwn = vocabulary.countOf(stem(word)) > 0 || variants.size === 0;
  const roots = isOwn ? [stem(word)] : [...variants.keys()];
  return { word, variants, weight: Math.max(...roots.map(vocabulary.weightOf)) };
}

const isKnown = (word: string, vocabulary: Vocabulary) =>
  functionWords.has(word) || vocabulary.countOf(stem(word)) > 0 || synonymsOf(word).length > 0;

/** How many unknown words of a question are looked up in the whole vocabulary; each takes about a millisecond. */
const LOOKED_UP_MAX = 24;

/** Corrects each word. A word neither known nor close to a known one is kept: it suggests that the answer may not be here. */
function meantWords(words: readonly string[], vocabulary: Vocabulary): Typed[] {
  const unknown = [...new Set(words.filter((word) => !isKnown(word, vocabulary)))].slice(0, LOOKED_UP_MAX);
  const corrections = new Map(unknown.map((word) => [word, vocabulary.corrections(word)[0]]));
  return words.map((word) => {
    const correction = corrections.get(word);
    return correction ? { word: correction, isCorrected: true } : { word, isCorrected: false };
  });
}

function typedWords(question: string, vocabulary: Vocabulary): Typed[] {
  const typed = meantWords(plainWords(withoutRedacted(question)), vocabulary);
  const corrected = new Set(typed.filter(({ isCorrected }) => isCorrected).map(({ word }) => word));
  const text = typed.map(({ word }) => word).join(' ');
  // Tokenized again: a correction may have completed a compound.
  return wordsOf(text).map((word) => ({ word, isCorrected: corrected.has(word) }));
}

/** Extracts what a question is about. */
export function readQuestion(question: string, vocabulary: Vocabulary): ReadQuestion {
  const concepts = new Map<string, Concept>();
  const all = typedWords(question, vocabulary);
  const words = all.map(({ word }) => word);
  for (const typed of all) {
    const root = stem(typed.word);
    if (functionWords.has(typed.word) || /^\d+$/.test(typed.word) || concepts.has(root)) continue;
    concepts.set(root, conceptOf(typed, vocabulary));
  }
  if (concepts.size <= CONCEPTS_MAX) return { concepts: [...concepts.values()], words };
  const heaviest = [...concepts.values()].toSorted((a, b) => b.weight - a.weight).slice(0, CONCEPTS_MAX);
  return { concepts: heaviest, words };
}
