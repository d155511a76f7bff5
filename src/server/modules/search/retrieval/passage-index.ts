/** The passages of a day joined with the index that was built with the content: opening it reads arrays and computes nothing. */
import type MiniSearch from 'minisearch';
import type { Passage } from '#shared/content/passages.ts';
import { type Classifier, placeIn } from './classifier.ts';
import { entriesOf } from './entries.ts';
import { functionWords } from './everyday-words.ts';
import { hashOf } from './features.ts';
import { type AskedPassage, openSearch, type StoredSearch } from './full-text.ts';
import type { Neighbours } from './neighbours.ts';
import { plainWords } from './question.ts';
import type { Urgency } from './urgency.ts';
import { openVocabulary, type Vocabulary, type WordCounts } from './vocabulary.ts';
import { stem } from './words.ts';

/** What `npm run build` and every other command write once (`scripts/content/search-index.ts`). */
export type StoredIndex = {
  /** The passages by their place in the classifier. */
  ids: readonly string[];
  /** Which answer of a passage replies: the keys of all answers by their place, and what tells them apart. */
  keys: readonly string[];
  answers: Classifier;
  /** The stems of each passage, its phrases and its page’s name, as ascending numbers: `starts[n]` to `starts[n + 1]`. */
  stems: { starts: Uint32Array; roots: Uint32Array };
  classifier: Classifier;
  neighbours: Neighbours;
  search: StoredSearch;
  words: WordCounts;
  urgency: Urgency;
};

/** The stems of a text, without function words. */
const rootsOf = (text: string) =>
  plainWords(text)
    .filter((word) => !functionWords.has(word))
    .map(stem);

export class IndexedPassage {
  readonly passage: Passage;
  /** Stems of its page's name. */
  readonly subject: ReadonlySet<string>;
  /** Its heading occurs on many pages: only the name of the page says which one is meant. */
  readonly isSection: boolean;
  readonly #stems: Uint32Array;
  #context: ReadonlySet<string> | undefined;
  #gist: ReadonlySet<string> | undefined;

  constructor(passage: Passage, stems: Uint32Array, isSection: boolean, subject: ReadonlySet<string>) {
    this.passage = passage;
    this.#stems = stems;
    this.isSection = isSection;
    this.subject = subject;
  }

  /** Stems of its page's name, its heading and its keywords. */
  get context(): ReadonlySet<string> {
    const { title, heading, keywords } = this.passage;
    this.#context ??= new Set([title, heading, keywords].flatMap(rootsOf));
    return this.#context;
  }

  /** Stems of what it says first, in addition. */
  get gist(): ReadonlySet<string> {
    this.#gist ??= new Set([...this.context, ...rootsOf(this.passage.answer)]);
    return this.#gist;
  }

  /** Whether a stem is in its text, its page's name or its phrases. */
  has(root: string): boolean {
    return placeIn(this.#stems, hashOf(root)) >= 0;
  }

  /** About one trade or place: for a question that names none, general pages come first. */
  get isElsewhere(): boolean {
    return this.passage.kind === 'Industry' || this.passage.kind === 'Place';
  }
}

/** The same, opened once for every day. */
export type OpenedIndex = Omit<StoredIndex, 'search' | 'words'> & {
  search: MiniSearch<AskedPassage>;
  vocabulary: Vocabulary;
};

export const openStored = ({ search, words, ...stored }: StoredIndex): OpenedIndex => ({
  ...stored,
  search: openSearch(search),
  vocabulary: openVocabulary(words),
});

export type PassageIndex = Omit<OpenedIndex, 'stems'> & {
  /** By id, in the order of the classifier's places. */
  passages: ReadonlyMap<string, IndexedPassage>;
  /** Each passage with each of its answers, and the place of the answer. */
  answering: ReadonlyMap<string, readonly { found: IndexedPassage; place: number }[]>;
  /** Stems of the names of pages about a kind of insurance, a trade or a place. */
  subjects: ReadonlySet<string>;
  /** Stems of headings that occur on many pages, with those pages. */
  sectionWords: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A word in a page's name below this weight does not identify the page: `insurance`. */
const NAMING = 0.8;
/** A heading on this many pages is a section that all of them have. */
const SECTION_PAGES = 3;

function sectionWordsOf(all: readonly IndexedPassage[]): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { isSection, passage } of all)
    if (isSection)
      for (const root of rootsOf(passage.heading)) pages.set(root, (pages.get(root) ?? new Set()).add(passage.path));
  return pages;
}

/**
 * Joins the passages of a day with their index.
 * @throws when the index was built from other passages
 */
export function openIndex(
  { stems: { starts, roots }, ...stored }: OpenedIndex,
  passages: readonly Passage[],
): PassageIndex {
  const entries = entriesOf(passages);
  if (entries.length !== stored.keys.length || entries.some(({ key }, at) => key !== stored.keys[at]))
    throw new Error('The search index does not belong to these passages');
  const pages = new Map<string, number>();
  for (const { heading } of passages) pages.set(heading, (pages.get(heading) ?? 0) + 1);
  const isSection = ({ heading, kind }: Passage) =>
    kind !== 'Article' && heading !== '' && (pages.get(heading) ?? 0) >= SECTION_PAGES;
  const subjects = new Map(
    [...new Set(passages.map(({ title }) => title))].map((title) => [title, new Set(rootsOf(title))]),
  );
  const stemsOf = new Map(stored.ids.map((id, at) => [id, roots.subarray(starts[at], starts[at + 1])]));
  const answering = entries.map(
    ({ passage }) =>
      new IndexedPassage(
        passage,
        stemsOf.get(passage.id) ?? new Uint32Array(),
        isSection(passage),
        subjects.get(passage.title) ?? new Set(),
      ),
  );
  const all = answering.filter((_, at) => !entries[at]?.key.includes('~'));
  const named = all.filter(({ passage: { kind } }) => kind === 'Insurance' || kind === 'Industry' || kind === 'Place');
  return {
    ...stored,
    passages: new Map(all.map((one) => [one.passage.id, one])),
    answering: Map.groupBy(
      answering.map((found, place) => ({ found, place })),
      ({ found }) => found.passage.id,
    ),
    subjects: new Set(
      named.flatMap(({ subject }) => [...subject].filter((root) => stored.vocabulary.weightOf(root) >= NAMING)),
    ),
    sectionWords: sectionWordsOf(all),
  };
}
