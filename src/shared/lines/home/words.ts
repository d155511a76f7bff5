import { ASKS, INSURANCE } from '../every-line/words.ts';
import type { LineWords } from '../line.ts';

export const homeWords: LineWords = {
  rank: 8,
  named:
    /\bhome\b|\bhouse\b|\bhomeowners?\b|\bcondos?\b|\btenants?\b|\brent(?:er|ers|al|ing)?\b|\bbasement|\broof\b|\bapartment|\bsewer\b|\bflood|\bduplex|\bbungalow|\btownhouse|\bcottage|\bcabin|\bsuite\b|\blandlord|\bmaison|\bhabitation|\blocataire|\bchalet|\blogement/,
  imported: /home|house|condo|tenant|renter|property/,
  asked: [
    `${ASKS} (home|house|homeowner|homeowners|condo|property) ${INSURANCE}`,
    `${ASKS} insurance (for|on) (a|my|our|the)? (home|house|condo)`,
    'assurance (habitation|maison)',
  ],
  askedInOneWord: '. (home|house|condo|homeowner|homeowners) .',
};
