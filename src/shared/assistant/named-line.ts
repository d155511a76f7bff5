/** The kind of insurance that words or an address name, told roughly: a guess to begin with, never enough to answer from. */
import { isLine, type Line } from '#shared/lines/lines.ts';

/** The more particular line first: Super Visa medical insurance is no travel, a delivery van no car. */
const lineWords: readonly (readonly [Line, RegExp])[] = [
  ['supervisa', /\bsuper ?visa/],
  [
    'commercial-auto',
    /\bcommercial (?:auto|vehicle|truck|van)|\bfleets?\b|\b(?:delivery|work|cargo|courier) (?:van|truck)|\bsemi\b|\btrucking|\bhot ?shot\b|\brideshare|\bride-share|\bdump truck|\btow truck|\buber\b|\btaxi\b/,
  ],
  [
    'group-benefits',
    /\bgroup benefits?|\bemployee benefits?|\bbenefits? (?:plan|for my (?:staff|employees))|\bassurances? collectives?/,
  ],
  [
    'business',
    /\b(?:business|(?<!insurance )company|shop|store|restaurant|clinic|bar|salon|firm|bakery|caf[eé]|daycare|brewery|studio|office|warehouse|start-?up|food truck|landscap\w+|plumb\w+|electrician|roofer|cleaning|consult\w+|contractors?|commercial|cyber|liability for|entreprise|commerce)\b|\bprofessional liability|\bself-employed/,
  ],
  ['travel', /\btravel|\btrip\b|\bvacation|\bsnowbirds?\b|\bvoyages?\b|\bflights?\b|\bluggage/],
  [
    'life',
    /\blife insurance|\bterm life|\bwhole life|\bterm or whole|\b(?:million|coverage) in life|\bcritical illness|\bdisability insurance|\bbeneficiar|\bassurances? vie/,
  ],
  [
    'specialty',
    /\bmotor(?:cycles?|bikes?|homes?)\b|\bharley|\brvs?\b|\btrailers?\b|\bboats?\b|\bsea-?doo|\bsnowmobiles?\b|\bsleds?\b|\bquads?\b|\batvs?\b|\bdrones?\b|\bjewel|\bwedding\b|\bcollect(?:ion|ible)s?\b|\bclassic car|\bmoto\b|\broulotte|\bbateau/,
  ],
  [
    'home',
    /\bhome\b|\bhouse\b|\bhomeowners?\b|\bcondos?\b|\btenants?\b|\brent(?:er|ers|al|ing)?\b|\bbasement|\broof\b|\bapartment|\bsewer\b|\bflood|\bduplex|\bbungalow|\btownhouse|\bcottage|\bcabin|\bsuite\b|\blandlord|\bmaison|\bhabitation|\blocataire|\bchalet|\blogement/,
  ],
  [
    'auto',
    /\bcars?\b|\bauto\b|\bautomobile|\bvehicles?\b|\bdriv(?:e|er|ers|ing)\b|\btrucks?\b|\bvans?\b|\bsuvs?\b|\bpink card|\bcollision|\bwindshield|\blicen[cs]e plate|\bvoiture|\b(?:civic|corolla|camry|honda|toyota|ford|f-?150|dodge|ram|chev\w*|silverado|jeep|tesla|bmw|audi|mazda|subaru|hyundai|kia|nissan|volkswagen|vw|lexus|mercedes|gmc)\b/,
  ],
];

const linePages: readonly (readonly [Line, RegExp])[] = [
  ['commercial-auto', /^\/commercial-auto\b|^(?:\/insurance)?\/business\/rideshare\b/],
  ['group-benefits', /^\/group-benefits\b/],
  ['supervisa', /^\/super-visa\b/],
  ['business', /^\/business\b|^\/business-legacy\b|^\/commercial-insurance\b|^\/insurance\/business\b/],
];

/** The line whose page it is; null for pages of none. */
export function lineOfPage(page: string): Line | null {
  const found = linePages.find(([, pattern]) => pattern.test(page));
  if (found) return found[0];
  const [, named = ''] = /^\/(?:insurance\/|get-quote\?(?:.*&)?type=)([a-z-]+)/.exec(page) ?? [];
  return isLine(named) ? named : null;
}

/** The line that a text names; null when it names none. */
export const lineIn = (text: string): Line | null =>
  lineWords.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] ?? null;
