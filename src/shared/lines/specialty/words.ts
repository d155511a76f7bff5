import { ASKS, INSURANCE } from '../every-line/words.ts';
import type { LineWords } from '../line.ts';

export const specialtyWords: LineWords = {
  rank: 7,
  named:
    /\bmotor(?:cycles?|bikes?|homes?)\b|\bharley|\brvs?\b|\btrailers?\b|\bboats?\b|\bsea-?doo|\bsnowmobiles?\b|\bsleds?\b|\bquads?\b|\batvs?\b|\bdrones?\b|\bjewel|\bwedding\b|\bcollect(?:ion|ible)s?\b|\bclassic car|\bmoto\b|\broulotte|\bbateau/,
  imported: /specialty|motorcycle|boat|\brv\b/,
  asked: [`${ASKS} (specialty|motorcycle|motorbike|rv|boat|snowmobile|quad|atv|trailer|motorhome) ${INSURANCE}`],
  askedInOneWord: '. (specialty|motorcycle|motorbike|rv|boat|snowmobile|quad) .',
};
