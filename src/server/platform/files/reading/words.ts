/** What is read from a paper: its words and where they are, as text or as a picture had them. */
import type { Box, Word } from '#shared/platform/paper.ts';

export type ReadPage = {
  words: Word[];
  /** Width divided by height, of what the words were read from. */
  ratio: number;
  /** Radians by which the picture was turned so that its lines are level; the words are where they are then. */
  tilt: number;
  /** Where the picture is on the page. */
  placed: Box;
};

/** What was read: at most the first pages of a PDF, or a picture. */
export type ReadPaper = { pages: ReadPage[]; pageCount: number };

export const WHOLE_PAGE: Box = { x: 0, y: 0, width: 1, height: 1 };
/** More than any page of a policy has. */
const WORDS_READ = 2_500;

export function firstWords(words: Word[]): Word[] {
  return words.slice(0, WORDS_READ);
}
