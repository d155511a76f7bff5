import { ASKS, INSURANCE } from '../every-line/words.ts';
import type { LineWords } from '../line.ts';

export const autoWords: LineWords = {
  rank: 9,
  named:
    /\bcars?\b|\bauto\b|\bautomobile|\bvehicles?\b|\bdriv(?:e|er|ers|ing)\b|\btrucks?\b|\bvans?\b|\bsuvs?\b|\bpink card|\bcollision|\bwindshield|\blicen[cs]e plate|\bvoiture|\b(?:civic|corolla|camry|honda|toyota|ford|f-?150|dodge|ram|chev\w*|silverado|jeep|tesla|bmw|audi|mazda|subaru|hyundai|kia|nissan|volkswagen|vw|lexus|mercedes|gmc)\b/,
  imported: /\b(auto|car|vehicle)\b/,
  asked: [
    `${ASKS} (car|auto|automobile|vehicle|truck|motor) ${INSURANCE}`,
    `${ASKS} insurance (for|on) (a|my|our|the)? (car|truck|vehicle|auto)`,
    'assurance (auto|automobile|voiture)',
  ],
  askedInOneWord: '. (car|cars|auto|vehicle) .',
};
