import { ASKS, INSURANCE } from '../every-line/words.ts';
import type { LineWords } from '../line.ts';

export const lifeWords: LineWords = {
  rank: 6,
  named:
    /\blife insurance|\bterm life|\bwhole life|\bterm or whole|\b(?:million|coverage) in life|\bcritical illness|\bdisability insurance|\bbeneficiar|\bassurances? vie/,
  imported: /\blife\b/,
  asked: [`${ASKS} life ${INSURANCE}`, 'assurance vie'],
  askedInOneWord: '. (life) .',
};
