/** The passage index: a search library finds the candidates, and each passage has the phrases people ask for it by and what it says. */
import MiniSearch from 'minisearch';
import { elsewhere as askedElsewhere } from '#shared/content/generated/elsewhere.ts';
import type { Passage } from '#shared/content/passages.ts';
import { functionWords } from './everyday-words.ts';
import { openProfiles, type Profiles } from './profiles.ts';
import { plainWords } from './question.ts';
import { openVocabulary, type Vocabulary } from './vocabulary.ts';
import { openWordings, type Wordings } from './wordings.ts';
import { stem } from './words.ts';

/** A phrase people ask for a passage by: stems with their weights. */
export type Phrase = {
  roots: readonly string[];
  weights: readonly number[];
  total: number;
  /** The passage it belongs to; empty for none. */
  owner: string;
};

export type IndexedPassage = {
  passage: Passage;
  /** Its heading, and the phrases people ask for it by. */
  phrases: readonly Phrase[];
  /** Every stem in its text, its page's name or its phrases. */
  roots: ReadonlySet<string>;
  /** Stems of its page's name, its heading and its keywords. */
  context: ReadonlySet<string>;
  /** Stems, sentence by sentence. */
  sentences: readonly (readonly string[])[];
  /** Stems of its page's name. */
  subject: ReadonlySet<string>;
  /** Its heading occurs on many pages: only the name of the page says which one is meant. */
  isSection: boolean;
  /** About one trade or place: for a question that names none, general pages come first. */
  isElsewhere: boolean;
};

export type PassageIndex = {
  search: MiniSearch<Passage>;
  passages: ReadonlyMap<string, IndexedPassage>;
  /** All the words of each passage combined. */
  profiles: Profiles;
  vocabulary: Vocabulary;
  /** What people ask that no passage answers. */
  elsewhere: readonly Phrase[];
  /** The wording of all phrases. */
  wordings: Wordings<Phrase>;
  /** The number of phrases with a stem: among those of passages, and among those no passage answers. */
  leanings: ReadonlyMap<string, { here: number; elsewhere: number }>;
  /** Stems of the names of pages about a kind of insurance, a trade or a place. */
  subjects: ReadonlySet<string>;
  /** Stems of headings that occur on many pages, with those pages. */
  sectionWords: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Cache: opening an index tokenizes the same titles and texts repeatedly. */
const cuts = new Map<string, string[]>();

function cutWords(text: string): string[] {
  const words = cuts.get(text) ?? plainWords(text);
  cuts.set(text, words);
  return words;
}

/** The stems of a text, without function words. */
const rootsOf = (text: string) =>
  cutWords(text)
    .filter((word) => !functionWords.has(word))
    .map(stem);

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);

/** The title of a passage is a phrase too; for a glossary entry, people ask what it means. */
const namesOf = (kind: Passage['kind'], name: string) =>
  kind === 'Words' ? [`what is ${name}`, `what does ${name} mean`] : [name];

/** A word in a page's name below this weight does not identify the page: `insurance`. */
const NAMING = 0.8;
/** A heading on this many pages is a section that all of them have. */
const SECTION_PAGES = 3;

function phraseIn(text: string, owner: string, vocabulary: Vocabulary, wordings: Wordings<Phrase>): Phrase {
  const roots = [...new Set(rootsOf(text))];
  const weights = roots.map(vocabulary.weightOf);
  const phrase = { roots, weights, total: weights.reduce((sum, weight) => sum + weight, 0), owner };
  wordings.add(phrase, cutWords(text).map(stem));
  return phrase;
}

function indexed(
  passage: Passage,
  isSection: boolean,
  phraseOf: (text: string, owner: string) => Phrase,
): IndexedPassage {
  const { kind, title, heading, keywords, asked } = passage;
  const name = heading === '' || isSection ? `${title} ${heading}` : heading;
  const sentences = sentencesOf(passage.text).map(rootsOf);
  const context = new Set([title, heading, keywords].flatMap(rootsOf));
  return {
    passage,
    phrases: [...namesOf(kind, name), ...asked].map((text) => phraseOf(text, passage.id)),
    roots: new Set([...context, ...sentences.flat(), ...asked.flatMap(rootsOf)]),
    context,
    sentences,
    subject: new Set(rootsOf(title)),
    isSection,
    isElsewhere: kind === 'Industry' || kind === 'Place',
  };
}

function leaningsOf(here: readonly Phrase[], elsewhere: readonly Phrase[]) {
  const leanings = new Map<string, { here: number; elsewhere: number }>();
  const count = (phrases: readonly Phrase[], side: 'here' | 'elsewhere') => {
    for (const root of phrases.flatMap(({ roots }) => roots)) {
      const known = leanings.get(root) ?? { here: 0, elsewhere: 0 };
      known[side]++;
      leanings.set(root, known);
    }
  };
  count(here, 'here');
  count(elsewhere, 'elsewhere');
  return leanings;
}

function sectionWordsOf(all: readonly IndexedPassage[]): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { isSection, passage } of all)
    if (isSection)
      for (const root of rootsOf(passage.heading)) pages.set(root, (pages.get(root) ?? new Set()).add(passage.path));
  return pages;
}

/** Opens an index over passages. Takes most of a second for the registry, so it is kept while the texts stay the same. */
export function openIndex(passages: readonly Passage[], elsewhere: readonly string[] = askedElsewhere): PassageIndex {
  const search = new MiniSearch<Passage>({
    fields: ['title', 'heading', 'keywords', 'asked', 'text'],
    extractField: (passage, field) => {
      if (field === 'asked') return passage.asked.join('\n');
      // A page's name counts only for its opening passage, or every passage on the page would match it.
      if (field === 'text') return sentencesOf(passage.text).join('\n');
      return field === 'title' && passage.heading ? '' : String(passage[field as keyof Passage]);
    },
    tokenize: (text) => text.split('\n').flatMap(cutWords),
    processTerm: (word) => (functionWords.has(word) ? null : stem(word)),
    searchOptions: {
      // Not cached: what visitors type must not be kept.
      tokenize: plainWords,
      boost: { title: 4, heading: 3, keywords: 2, asked: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  search.addAll(passages);
  const pages = new Map<string, number>();
  for (const { heading } of passages) pages.set(heading, (pages.get(heading) ?? 0) + 1);
  const isSection = ({ heading, kind }: Passage) =>
    kind !== 'Article' && heading !== '' && (pages.get(heading) ?? 0) >= SECTION_PAGES;
  const vocabulary = openVocabulary([
    ...passages.map(({ title, heading, keywords, text, asked }) =>
      [title, heading, keywords, ...sentencesOf(text), ...asked].flatMap(cutWords),
    ),
    elsewhere.flatMap(cutWords),
  ]);
  const wordings = openWordings<Phrase>();
  const phraseOf = (text: string, owner = '') => phraseIn(text, owner, vocabulary, wordings);
  const all = passages.map((passage) => indexed(passage, isSection(passage), phraseOf));
  const unanswered = elsewhere.map((text) => phraseOf(text));
  const wordsOf = (text: string) => cutWords(text).map(stem);
  const profiles = openProfiles(
    passages.map(({ id, title, heading, text, asked }) => ({
      id,
      asked: [`${title} ${heading}`, ...asked].map(wordsOf),
      text: sentencesOf(text).flatMap(wordsOf),
    })),
  );
  cuts.clear();
  const named = all.filter(({ passage: { kind } }) => kind === 'Insurance' || kind === 'Industry' || kind === 'Place');
  return {
    search,
    passages: new Map(all.map((one) => [one.passage.id, one])),
    profiles,
    elsewhere: unanswered,
    wordings,
    leanings: leaningsOf(
      all.flatMap(({ phrases }) => phrases),
      unanswered,
    ),
    vocabulary,
    subjects: new Set(
      named.flatMap(({ subject }) => [...subject].filter((root) => vocabulary.weightOf(root) >= NAMING)),
    ),
    sectionWords: sectionWordsOf(all),
  };
}
