import type { LineWords } from '../line.ts';

export const generalWords: LineWords = {
  rank: 10,
  imported: /general|other|something else/,
};
