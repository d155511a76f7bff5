/** The word before the cursor that asks for a list, such as `/thanks` or `@bai`. */
export interface Word {
  /** The position of its sign. */
  from: number;
  /** The end of the word: the cursor position. */
  to: number;
  /** The text after the sign, in lower case. */
  query: string;
}

/** Replaces the word. Everything else that was typed stays, letter for letter. */
export function insertWords(text: string, { from, to }: Word, words: string): { text: string; cursor: number } {
  return { text: text.slice(0, from) + words + text.slice(to), cursor: from + words.length };
}
