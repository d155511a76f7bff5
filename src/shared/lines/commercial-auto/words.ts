import { ASKS, INSURANCE } from '../every-line/words.ts';
import type { LineWords } from '../line.ts';

export const commercialAutoWords: LineWords = {
  rank: 2,
  named:
    /\bcommercial (?:auto|vehicle|truck|van)|\bfleets?\b|\b(?:delivery|work|cargo|courier) (?:van|truck)|\bsemi\b|\btrucking|\bhot ?shot\b|\brideshare|\bride-share|\bdump truck|\btow truck|\buber\b|\btaxi\b/,
  pages: /^\/commercial-auto\b|^(?:\/insurance)?\/business\/rideshare\b/,
  imported: /commercial (auto|vehicle)|fleet|truck/,
  asked: [
    `${ASKS} (commercial|fleet) (auto|vehicle|truck|car|van)? ${INSURANCE}`,
    `${ASKS} (fleet|trucking|commercial auto|commercial vehicle|commercial truck) ${INSURANCE}`,
  ],
  askedInOneWord: '. (commercial auto|fleet|commercial vehicle) .',
};
