/** How the search library reads passages and questions: the same when the index is built and when it is asked. */
import type { Options } from 'minisearch';
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
