/** What differs between two documents, in words: what an administrator confirms before publishing, and what the history says. */
import { hoursInWords } from '#shared/content/opening-hours.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import type { Review, SiteDocument, Story } from './schema.ts';

export interface SiteChange {
  label: string;
  before: string;
  after: string;
}

export const siteFieldLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  postalAddress: 'Postal address',
  privacyOfficer: 'Privacy officer',
  privacyEmail: 'Privacy officer’s email',
  noticeAddition: 'Sentence after the notice',
  hours: 'Business hours',
  social: 'Social links',
} as const;

const CONFIGURED = 'From the server’s configuration';
const NONE = 'None';

const storyWords = ({ name, title, location, quote, rating, consentedOn }: Story) =>
  `“${quote}” ${name}, ${title}, ${location}. ${rating} of 5 stars. Agreed in writing on ${dayWords(consentedOn)}.`;
const reviewWords = ({ name, licence, date }: Review) => `${name}, ${licence}, on ${dayWords(date)}`;

function fieldWords(document: SiteDocument, field: keyof typeof siteFieldLabels): string {
  if (field === 'hours') return document.hours ? hoursInWords(document.hours) : CONFIGURED;
  if (field === 'social')
    return document.social ? document.social.map(({ name, url }) => `${name}: ${url}`).join(', ') || NONE : CONFIGURED;
  if (field === 'phone' || field === 'noticeAddition') return document[field] || NONE;
  return document[field] || CONFIGURED;
}

/** Pairs by key: what only one side has is paired with null. */
function pairs<Item>(before: readonly Item[], after: readonly Item[], key: (item: Item) => string) {
  const keys = [...new Set([...before, ...after].map(key))];
  const find = (list: readonly Item[], wanted: string) => list.find((item) => key(item) === wanted) ?? null;
  return keys.map((wanted) => ({ key: wanted, before: find(before, wanted), after: find(after, wanted) }));
}

/** @param pageTitles by address: names the pages of reviews */
export function siteChanges(
  before: SiteDocument,
  after: SiteDocument,
  pageTitles: ReadonlyMap<string, string> = new Map(),
): SiteChange[] {
  const changes: SiteChange[] = (Object.keys(siteFieldLabels) as (keyof typeof siteFieldLabels)[]).map((field) => ({
    label: siteFieldLabels[field],
    before: fieldWords(before, field),
    after: fieldWords(after, field),
  }));
  if ((before.stories === null) !== (after.stories === null)) {
    const words = ({ stories }: SiteDocument) => (stories === null ? CONFIGURED : `The ${stories.length} listed here`);
    changes.push({ label: 'Client stories', before: words(before), after: words(after) });
  }
  for (const pair of pairs(before.stories ?? [], after.stories ?? [], ({ name }) => name))
    changes.push({
      label: `Story by ${pair.key}`,
      before: pair.before ? storyWords(pair.before) : NONE,
      after: pair.after ? storyWords(pair.after) : NONE,
    });
  for (const pair of pairs(before.reviews, after.reviews, ({ page }) => page))
    changes.push({
      label: `Reviewer of ${pageTitles.get(pair.key) ?? pair.key}`,
      before: pair.before ? reviewWords(pair.before) : NONE,
      after: pair.after ? reviewWords(pair.after) : NONE,
    });
  return changes.filter((change) => change.before !== change.after);
}
