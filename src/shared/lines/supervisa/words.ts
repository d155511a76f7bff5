import { ASKS, INSURANCE } from '../every-line/words.ts';
import type { LineWords } from '../line.ts';

export const supervisaWords: LineWords = {
  rank: 1,
  named: /\bsuper ?visa/,
  pages: /^\/super-visa\b/,
  imported: /super ?visa/,
  asked: [`${ASKS} (super visa|supervisa|super visa medical) ${INSURANCE}`, 'assurance super visa'],
  askedInOneWord: '. (super visa|supervisa) .',
};
