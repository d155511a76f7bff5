/** Whether a text may be in another language: most of its words are none of those that English texts and questions have here. */
import { functionWords } from './everyday-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { stem, wordsOf } from './words.ts';

/** Words in fewer passages may be French ones: some questions of the pages are. */
const PASSAGES_MIN = 6;
/** People drop English words into every language: “log in”, “hot shot”. */
const ENGLISH_MAX = 0.5;

export function isUnlikeEnglish(text: string, vocabulary: Vocabulary): boolean {
  const words = wordsOf(text).filter((word) => !/\d/.test(word));
  const english = words.filter((word) => functionWords.has(word) || vocabulary.countOf(stem(word)) >= PASSAGES_MIN);
  return words.length > 0 && english.length / words.length <= ENGLISH_MAX;
}
