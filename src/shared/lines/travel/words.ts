import { ASKS, INSURANCE } from '../every-line/words.ts';
import type { LineWords } from '../line.ts';

export const travelWords: LineWords = {
  rank: 5,
  named: /\btravel|\btrip\b|\bvacation|\bsnowbirds?\b|\bvoyages?\b|\bflights?\b|\bluggage/,
  imported: /travel|trip/,
  asked: [`${ASKS} (travel|trip|travel medical) ${INSURANCE}`, 'assurance voyage'],
  askedInOneWord: '. (travel) .',
};
