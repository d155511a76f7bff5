/** What a question is about, told roughly by its words: enough to choose a fixed page, never enough to answer from. */
import { communities } from '#shared/content/communities/registry.ts';
import { paths } from '#shared/paths.ts';
import { isLine, type Line } from '#shared/quotes/lines.ts';

export type Loss = 'crash' | 'water' | 'hail-car' | 'hail-home' | 'online' | 'away' | 'firm' | 'other';

export type Topic = {
  line: Line | null;
  /** The slug of the place that is named or read about. */
  community: string | undefined;
  loss: Loss;
};

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

function lineOfPage(page: string): Line | null {
  const found = linePages.find(([, pattern]) => pattern.test(page));
  if (found) return found[0];
  const [, named = ''] = /^\/(?:insurance\/|get-quote\?(?:.*&)?type=)([a-z-]+)/.exec(page) ?? [];
  return isLine(named) ? named : null;
}

const nameIn = (text: string) => lineWords.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] ?? null;

const placeIn = (text: string) => communities.find(({ name }) => text.toLowerCase().includes(name.toLowerCase()))?.slug;

const placeOfPage = (page: string) =>
  communities.find(({ slug }) => page.startsWith(paths.location(slug)) || page.startsWith(`/alberta/${slug}`))?.slug;

const losses: readonly (readonly [Loss, RegExp])[] = [
  ['online', /\bhack|\bransom|\bphish|\bscam/],
  [
    'away',
    /\bluggage|\bpassport|\bvacation|\bflight|\bhotel in\b|\bcancun|\bmexico|\bhawaii|\babroad|\boverseas|\bbagages?\b/,
  ],
  [
    'hail-car',
    /\b(?:hail|gr[eê]le)\b(?=[\s\S]*\b(?:car|truck|van|vehicle|suv|windshield|auto)\b)|\b(?:car|truck|van|vehicle|suv|auto)\b(?=[\s\S]*\bhail)/,
  ],
  ['hail-home', /\bhail|\bgr[eê]le/],
  [
    'water',
    /\bwater|\bflood|\bleak|\bburst|\bsew(?:er|age)|\btoilet|\bpipes?\b|\bsoaked|\bsump|\bdishwasher|\bhot water tank|\bd[eé]g[aâ]t d|\binond/,
  ],
  [
    'crash',
    /\baccident|\bcrash|\bcollision|\brear[- ]?ended|\bfender|\bwreck|\bsideswiped|\bt[- ]?boned|\bditch|\b(?:deer|moose|elk)\b|\bhit (?:me|my (?:parked )?(?:car|truck|van|vehicle|suv|bumper)|us|a|an|the|another|someone)\b|\b(?:backed|slid|ran|drove|bumped) into|\btotall?ed|\bembouti/,
  ],
  ['firm', /\b(?:shop|store|restaurant|office|warehouse|salon|bar|clinic|business|caf[eé]|bakery)\b/],
];

/** @param before what the visitor asked before, the latest first */
export function topicOf(question: string, before: readonly string[], page: string): Topic {
  const all = [question, ...before];
  const line = all.map(nameIn).find((found) => found !== null) ?? lineOfPage(page);
  return {
    line,
    community: all.map(placeIn).find((found) => found !== undefined) ?? placeOfPage(page),
    loss: losses.find(([, pattern]) => pattern.test(question.toLowerCase()))?.[0] ?? 'other',
  };
}

/** The form to ask for a quote; with the line where one is named. */
export const quoteForm = ({ line, community }: Topic): string =>
  line === null ? paths.getQuote : paths.quoteOf(line, community);
