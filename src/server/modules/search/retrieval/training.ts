/** Trains the classifier and builds the search index: when the content is built, and never while the server runs. */
import MiniSearch from 'minisearch';
import type { UrgentMessages } from '#shared/content/dangers/urgent.ts';
import { type Classifier, LEANING, OFTEN, rarityOf } from './classifier.ts';
import { functionWords } from './everyday-words.ts';
import { featuresOf, hashOf, wordingOf } from './features.ts';
import { type AskedPassage, searchOptions, storedSearch } from './full-text.ts';
import { trainNeighbours } from './neighbours.ts';
import type { StoredIndex } from './passage-index.ts';
import { plainWords } from './question.ts';
import { trainUrgency } from './urgency-training.ts';
import { countWords } from './vocabulary.ts';
import { stem } from './words.ts';

/** The text of a passage counts less than what people say when they ask for it. */
const OF_TEXT = 0.35;
/** A passage with many phrases is not at a disadvantage: its length counts a little less than in a plain cosine. */
const LENGTH_POWER = 0.85;
/** Smooths the odds of features seen a few times. */
const SMOOTH = 1;
/** The odds are those of collections of this size, so that the larger one does not lean. */
const OUT_OF = 5_000;

type Vector = Map<number, number>;

/** The title of a passage is a phrase too; for a glossary entry, people ask what it means. */
function phrasesOf({ id, kind, title, heading, asked }: AskedPassage): string[] {
  // A further answer has only its own questions.
  if (id.includes('~')) return [...asked];
  const named = kind === 'Words' ? [`what is ${heading}`, `what does ${heading} mean`] : [`${title} ${heading}`];
  return [...named, ...asked].filter((phrase) => plainWords(phrase).length > 0);
}

function vectorOf(phrases: readonly string[][], text: readonly string[] = []): Vector {
  const vector: Vector = new Map();
  const add = (feature: number, worth: number) => vector.set(feature, (vector.get(feature) ?? 0) + worth);
  for (const words of phrases) for (const feature of featuresOf(words)) add(feature, 1);
  for (const word of text) add(hashOf(stem(word)), OF_TEXT);
  return vector;
}

/** How many of the phrases have each feature. */
function countsIn(phrases: readonly string[][]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const words of phrases)
    for (const feature of featuresOf(words)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** The place of each phrase by its wording; the first one has it where two places share a phrase. */
function wordingsOf(phrases: readonly string[][][]): Pick<Classifier, 'wordings' | 'owners'> {
  const owners = new Map<number, number>();
  phrases.forEach((of, place) => {
    for (const words of of) if (!owners.has(wordingOf(words))) owners.set(wordingOf(words), place);
  });
  const wordings = Uint32Array.from(owners.keys()).sort();
  return { wordings, owners: Uint16Array.from(wordings, (wording) => owners.get(wording) ?? 0) };
}

/** Where each of some lists begins if they follow one another, and where the last one ends. */
function startsOf(lists: readonly { length: number }[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach(({ length }, at) => {
    starts[at + 1] = (starts[at] as number) + length;
  });
  return starts;
}

/** The stems of each passage, phrases and names included, as ascending numbers. */
function stemsOf(texts: readonly string[][]): StoredIndex['stems'] {
  const stems = texts.map((words) => {
    const telling = words.filter((word) => !functionWords.has(word));
    return Uint32Array.from(new Set(telling.map((word) => hashOf(stem(word))))).sort();
  });
  return { starts: startsOf(stems), roots: Uint32Array.from(stems.flatMap((of) => [...of])) };
}

/** @param passages each with its texts of every day */
export function trainClassifier(passages: readonly AskedPassage[], elsewhere: readonly string[]): Classifier {
  const phrases = passages.map((passage) => phrasesOf(passage).map(plainWords));
  const unanswered = elsewhere.map(plainWords);
  const own = passages.map(({ text, answer }, at) => vectorOf(phrases[at] ?? [], plainWords(`${text} ${answer}`)));
  const others = unanswered.map((words) => vectorOf([words]));
  const holders = new Map<number, number>();
  for (const vector of own) for (const feature of vector.keys()) holders.set(feature, (holders.get(feature) ?? 0) + 1);
  for (const vector of others) for (const feature of vector.keys()) if (!holders.has(feature)) holders.set(feature, 0);
  const features = Uint32Array.from(holders.keys()).sort();
  const rarities = Float64Array.from(features, (feature) => rarityOf(passages.length, holders.get(feature) ?? 0));
  const at = new Map(Array.from(features, (feature, index): [number, number] => [feature, index]));
  const held: { place: number; count: number }[][] = Array.from(features, () => []);
  const lengths = [...own, ...others].map((vector, place) => {
    const worths = [...vector].map(([feature, count]) => {
      const index = at.get(feature) as number;
      const often = Math.log1p(count);
      held[index]?.push({ place, count: Math.min(Math.round(often * OFTEN), 255) });
      return often * (rarities[index] as number);
    });
    return Math.hypot(...worths) ** (place < own.length ? LENGTH_POWER : 1);
  });
  const answered = phrases.flat();
  const [here, there] = [countsIn(answered), countsIn(unanswered)];
  const shareOf = (counts: Map<number, number>, feature: number, all: number) =>
    ((counts.get(feature) ?? 0) / Math.max(all, 1)) * OUT_OF + SMOOTH;
  const leanings = Int8Array.from(features, (feature) => {
    const odds = Math.log(shareOf(here, feature, answered.length) / shareOf(there, feature, unanswered.length));
    return Math.round(Math.max(Math.min(odds * LEANING, 127), -127));
  });
  return {
    features,
    leanings,
    starts: startsOf(held),
    places: Uint16Array.from(held.flat(), ({ place }) => place),
    counts: Uint8Array.from(held.flat(), ({ count }) => count),
    lengths: Float32Array.from(lengths),
    passages: own.length,
    vectors: own.length + others.length,
    ...wordingsOf([...phrases, ...unanswered.map((words) => [words])]),
  };
}

/**
 * Everything that searching needs and no visitor changes.
 * @param passages with the text of every day in one, and all their questions
 * @param answers each passage once for each of its answers, with the questions of that answer
 */
export function buildIndex(
  passages: readonly AskedPassage[],
  answers: readonly AskedPassage[],
  elsewhere: readonly string[],
  dangerous: UrgentMessages = {},
): StoredIndex {
  const search = new MiniSearch<AskedPassage>(searchOptions);
  search.addAll(passages);
  const texts = passages.map(({ title, heading, keywords, text, answer, asked }) =>
    [title, heading, keywords, text, answer, ...asked].flatMap(plainWords),
  );
  return {
    ids: passages.map(({ id }) => id),
    stems: stemsOf(texts),
    keys: answers.map(({ id }) => id),
    answers: trainClassifier(answers, []),
    classifier: trainClassifier(passages, elsewhere),
    neighbours: trainNeighbours(
      passages.map((passage) => {
        const further = answers.filter(({ id }) => id.startsWith(`${passage.id}~`)).flatMap(({ asked }) => asked);
        return [...new Set([...phrasesOf(passage), ...further])].map(plainWords);
      }),
    ),
    urgency: trainUrgency(dangerous, [...passages.flatMap(({ asked }) => asked), ...elsewhere]),
    search: storedSearch(search),
    words: countWords([...texts, elsewhere.flatMap(plainWords)]),
  };
}
