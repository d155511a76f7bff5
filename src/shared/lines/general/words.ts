import type { LineWords } from '../line.ts';

export const generalWords: LineWords = {
  imported: /general|other|something else/,
};
