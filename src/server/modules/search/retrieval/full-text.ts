/** How the search library reads passages and questions: the same when the index is built and when it is asked. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { Passage } from '#shared/content/passages.ts';
import { functionWords } from './everyday-words.ts';
import { plainWords } from './question.ts';
import { stem } from './words.ts';

/** A passage with how people ask for it in their own words. */
export type AskedPassage = Passage & { asked: readonly string[] };

export const searchOptions: Options<AskedPassage> = {
  fields: ['title', 'heading', 'keywords', 'asked', 'text'],
  extractField: (passage, field) => {
    if (field === 'asked') return passage.asked.join('\n');
    if (field === 'text') return `${passage.answer}\n${passage.text}`;
    // A page's name counts only for its opening passage, or every passage on the page would match it.
    return field === 'title' && passage.heading ? '' : String(passage[field as keyof AskedPassage]);
  },
  tokenize: (text) => text.split('\n').flatMap(plainWords),
  processTerm: (word) => (functionWords.has(word) ? null : stem(word)),
  searchOptions: { tokenize: plainWords, boost: { title: 4, heading: 3, keywords: 2, asked: 2 } },
};

/** The search library’s own JSON, in UTF-8, one line for each term: as one object, its sparse lists would take 50 MB while they are read. */
export type StoredSearch = { frame: string; terms: Uint8Array };

export function storedSearch(search: MiniSearch<AskedPassage>): StoredSearch {
  const { index, ...frame } = search.toJSON();
  const lines = index.map((term) => `${JSON.stringify(term)}\n`).join('');
  return { frame: JSON.stringify(frame), terms: new TextEncoder().encode(lines) };
}

const LINE_END = 10;

function* termsIn(lines: Uint8Array): Generator<AsPlainObject['index'][number]> {
  const decoder = new TextDecoder();
  for (let from = 0; from < lines.length; ) {
    const end = lines.indexOf(LINE_END, from);
    yield JSON.parse(decoder.decode(lines.subarray(from, end)));
    from = end + 1;
  }
}

export function openSearch({ frame, terms }: StoredSearch): MiniSearch<AskedPassage> {
  // The library walks through the terms once, so they need not all exist at the same time.
  const index = termsIn(terms) as unknown as AsPlainObject['index'];
  return MiniSearch.loadJS<AskedPassage>({ ...JSON.parse(frame), index }, searchOptions);
}
