/** What the form begins with. Every guess stands in a field and can be changed; where nothing points anywhere there is none. */
import type { CaseType } from '#shared/cases/schema.ts';
import type { Turn } from '#shared/chat/transcript.ts';
import { isPlace, type PlaceSlug, placeNames } from './places.ts';

/** The more particular line first: "Super Visa medical insurance" is no travel, a delivery van no car. */
const words: readonly (readonly [CaseType, RegExp])[] = [
  ['supervisa', /\bsuper ?visa/],
  [
    'commercial-auto',
    /\bcommercial (auto|vehicle|truck|van)|\bfleets?\b|\bdelivery (van|truck)|\bsemi\b|\btrucking|\brideshare|\bride-share/,
  ],
  ['group-benefits', /\bgroup benefits?|\bemployee benefits?|\bbenefits? (plan|for my (staff|employees))/],
  [
    'business',
    /\b(my|our|a|the) (business|company|shop|store|restaurant|clinic|bar|salon|firm)\b|\bbusiness insurance|\bcommercial\b|\bcontractors?\b|\bprofessional liability|\bself-employed/,
  ],
  ['travel', /\btravel|\btrip\b|\bvacation|\bsnowbird/],
  ['life', /\blife insurance|\bterm life|\bwhole life|\bcritical illness|\bdisability insurance|\bbeneficiar/],
  [
    'specialty',
    /\bmotorcycles?\b|\brvs?\b|\btrailers?\b|\bboats?\b|\bsnowmobiles?\b|\bquads?\b|\bjewel|\bwedding\b|\bcollect(ion|ible)s?\b/,
  ],
  [
    'home',
    /\bhome\b|\bhouse\b|\bhomeowners?\b|\bcondos?\b|\btenants?\b|\brent(er|ers|al|ing)?\b|\bbasement|\broof\b|\bapartment|\bsewer\b|\bflood/,
  ],
  [
    'auto',
    /\bcars?\b|\bauto\b|\bvehicles?\b|\bdriv(e|er|ers|ing)\b|\btrucks?\b|\bpink card|\bcollision|\bwinter tires|\bwindshield|\blicen[cs]e plate/,
  ],
];

const pages: readonly (readonly [CaseType, RegExp])[] = [
  ['commercial-auto', /^\/commercial-auto\b|^\/business\/rideshare\b|^\/insurance\/business\/rideshare\b/],
  ['group-benefits', /^\/group-benefits\b/],
  ['supervisa', /^\/super-visa\b/],
  ['business', /^\/business\b|^\/business-legacy\b|^\/commercial-insurance\b|^\/insurance\/business\b/],
];

function ofPage(page: string): CaseType | null {
  const found = pages.find(([, pattern]) => pattern.test(page));
  if (found) return found[0];
  const [, named] = /^\/(?:insurance\/|get-quote\?(?:.*&)?type=)([a-z-]+)/.exec(page) ?? [];
  return words.find(([type]) => type === named)?.[0] ?? null;
}

const asked = (turns: readonly Turn[]) => turns.filter(({ role }) => role === 'user').map(({ content }) => content);

/** The kind of insurance: what the visitor wrote last about one comes first, then the page. */
export function guessType(turns: readonly Turn[], page: string): CaseType {
  for (const question of asked(turns).reverse()) {
    const found = words.find(([, pattern]) => pattern.test(question.toLowerCase()));
    if (found) return found[0];
  }
  return ofPage(page) ?? 'general';
}

/** The place the visitor named last, or whose page it is; undefined for none. */
export function guessPlace(turns: readonly Turn[], page: string): PlaceSlug | undefined {
  const slugs = Object.keys(placeNames) as PlaceSlug[];
  for (const question of asked(turns).reverse()) {
    const named = slugs.find((slug) => question.toLowerCase().includes(placeNames[slug].toLowerCase()));
    if (named) return named;
  }
  const [, slug] = /^\/(?:(?:locations|alberta)\/|get-quote\?(?:.*&)?community=)([a-z-]+)/.exec(page) ?? [];
  return slug && isPlace(slug) ? slug : undefined;
}

/** The visitor's own questions, one under the other; of very many the last. Greetings are none. */
export function summaryOf(turns: readonly Turn[], max = 1_000): string {
  const kept: string[] = [];
  let length = 0;
  for (const question of asked(turns).reverse()) {
    if (question.length < 12 || kept.includes(question)) continue;
    length += question.length + 1;
    if (length > max && kept.length > 0) break;
    kept.unshift(question.slice(0, max));
  }
  return kept.join('\n');
}
