/** All content cut into passages, each with its address: what search and the assistant use. */

import { once } from '#shared/platform/once.ts';
import { paths } from '#shared/platform/paths.ts';
import { fillProfile, type StatedProfile } from '#shared/platform/site.ts';
import { answers, furtherAnswers } from './answers/registry.ts';
import type { Community } from './communities/community.ts';
import { communities } from './communities/registry.ts';
import { faqCategories } from './faq/registry.ts';
import type { Guide } from './guides/guide.ts';
import { generalBusinessGuide, guides } from './guides/registry.ts';
import { industries } from './industries/registry.ts';
import { aboutPage, complaintsPage, privacyPolicy, termsOfService } from './legal/registry.ts';
import { hoursInWords } from './opening-hours.ts';
import type { Post } from './posts/post.ts';
import { posts } from './posts/registry.ts';
import { anchorOf, plainText, rowsIn } from './prose.ts';
import { type ContentKind, servicePath } from './registry.ts';
import { services } from './services/registry.ts';
import type { FaqItem, Point, Section } from './types.ts';
import { wordsPage } from './words.ts';

export interface Passage {
  /** The address with its anchor; unique. */
  id: string;
  /** The address of the page. */
  path: string;
  kind: ContentKind;
  /** The page's title. */
  title: string;
  /** The heading above the passage; empty for the introduction of a page. */
  heading: string;
  /** Plain text, as it reads on the day. */
  text: string;
  /** What the assistant says from it, as it reads on the day: a reply of one to three sentences, written by people. */
  answer: string;
  /** What it says instead to groups of questions that this doesn't reply to, in the order of its file. */
  further: readonly { readonly say: string }[];
  /** The rows of its tables and the named points of its lists, each to be said after the answer. */
  rows: readonly string[];
  /** Synonyms that do not occur in it. */
  keywords: string;
}

type Page = { path: string; kind: ContentKind; title: string; keywords?: string };
type Cut = (page: Page, anchor: string, heading: string, prose: string) => Passage;

/** Adds properties that are computed when they are read: an answer reads a few of thousands of passages. */
function readLater<Known extends object, Later extends object>(
  known: Known,
  later: { [Name in keyof Later]: () => Later[Name] },
): Known & Later {
  const properties = Object.entries<() => unknown>(later).map(([name, get]) => [name, { get, enumerable: true }]);
  return Object.defineProperties(known, Object.fromEntries(properties)) as Known & Later;
}

/** A passage with one of its further answers in place of the first. */
export function withFurtherAnswer(passage: Passage, at: number): Passage {
  const { id, path, kind, title, heading, keywords, further } = passage;
  return readLater(
    { id, path, kind, title, heading, keywords, further },
    { text: () => passage.text, answer: () => further[at]?.say ?? '', rows: () => passage.rows },
  );
}

const pointsText = (points: readonly Point[]) => points.map(({ name, text }) => `- ${name}: ${text}`).join('\n');

/** `**Condos.** Since 2020 …` becomes `Condos: Since 2020 …`, as in lists: in plain text the colon marks the name off from the sentence. */
const withNames = (prose: string) =>
  prose.replace(
    /^((?:[-*+]|\d+\.)?\s*)\*\*((?:\[[^\]]+\]\([^)]*\)|[^*.:])+)\.\*\*(?= )/gm,
    (_, bullet: string, name: string) => `${bullet || '- '}${name}:`,
  );

function questionsOf(cut: Cut, page: Page, questions: readonly FaqItem[]): Passage[] {
  return questions.map(({ id, question, answer }) => cut(page, id, question, answer));
}

function guideOf(cut: Cut, page: Page, guide: Guide): Passage[] {
  const { extra = [] } = guide;
  return [
    cut(page, '', '', guide.lead),
    cut(page, 'who', 'Who needs it', guide.whoNeedsIt),
    cut(page, 'covers', 'What it usually pays for', pointsText(guide.covers)),
    cut(page, 'excludes', 'What it leaves out', pointsText(guide.excludes)),
    ...sectionsOf(cut, page, extra),
    cut(page, 'price', 'What affects the price', pointsText(guide.priceDrivers)),
    cut(page, 'alberta', 'In Alberta', guide.alberta),
    cut(page, 'checklist', 'What to have ready', guide.checklist.join('. ')),
    ...questionsOf(cut, page, guide.questions),
  ];
}

function sectionsOf(cut: Cut, page: Page, sections: readonly Section[]): Passage[] {
  return sections.map(({ id, heading, body }) => cut(page, id, heading, body));
}

function communityOf(cut: Cut, page: Page, place: Community): Passage[] {
  const risks = place.risks.map(({ name, when, text }) => `- ${name} (${when}): ${text}`).join('\n');
  return [
    cut(page, '', '', place.lead),
    cut(
      page,
      'facts',
      `${place.name} in brief`,
      `Postal codes ${place.postalPrefixes.join(', ')}. ${place.neighbours.join(', ')}`,
    ),
    cut(page, 'risks', 'What happens here', risks),
    cut(page, 'driving', `Driving in ${place.name}`, `${place.driving}\n${pointsText(place.roads)}`),
    cut(page, 'home', 'Homes, condos and rented suites', `${place.home}\n${pointsText(place.water)}`),
    cut(page, 'business', 'Local businesses', place.business),
    ...questionsOf(cut, page, place.questions),
  ];
}

function postOf(cut: Cut, page: Page, post: Post): Passage[] {
  const [opening = '', ...sections] = post.body.split(/^## /m);
  return [
    cut(page, '', '', opening),
    ...sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return cut(page, anchorOf(heading), heading, lines.join('\n'));
    }),
    ...(post.checklist ? [cut(page, 'checklist', 'Checklist', post.checklist.join('. '))] : []),
  ];
}

function wordsOf(cut: Cut): Passage[] {
  const page: Page = {
    path: paths.words,
    kind: 'Words',
    title: wordsPage.heading,
    keywords: 'meaning definition glossary',
  };
  return [
    cut(page, '', '', wordsPage.description),
    ...wordsPage.words.map(({ id, name, text }) => cut(page, id, name, `${name}: ${text}`)),
  ];
}

/** What the contact page says in its own layout. */
function contactOf(cut: Cut): Passage {
  const page: Page = {
    path: paths.contact,
    kind: 'About us',
    title: 'Contact us',
    keywords: 'phone call telephone opening hours office',
  };
  return cut(
    page,
    '',
    '',
    'Write to {email} or use the form on the contact page: we reply, or pass your message on to a licensed broker as a request. Leave your phone number and a broker can call you back. There’s no number to call. Opening hours: {hours}, and closed on Alberta’s general holidays.',
  );
}

/** Every passage as it reads on a day, with the site profile filled in. */
export function passagesOn(day: string, site: StatedProfile): Passage[] {
  const cut: Cut = ({ path, kind, title, keywords = '' }, anchor, heading, prose) => {
    const id = anchor ? `${path}#${anchor}` : path;
    const fill = (words: string) => fillProfile(words.replace('{hours}', hoursInWords(site.hours)), site);
    const filled = once(() => withNames(fill(prose)));
    const saying = (say: string) => once(() => plainText(fill(say), day));
    const further = (furtherAnswers.get(id) ?? []).map((say) => readLater({}, { say: saying(say) }));
    return readLater(
      { id, path, kind, title, heading, keywords, further },
      {
        text: once(() => plainText(filled(), day)),
        answer: saying(answers.get(id)?.say ?? ''),
        rows: once(() => rowsIn(filled(), day)),
      },
    );
  };
  const about = [
    { path: paths.about, page: aboutPage },
    { path: paths.complaints, page: complaintsPage },
    { path: paths.privacy, page: privacyPolicy },
    { path: paths.terms, page: termsOfService },
  ];
  return [
    ...services.flatMap(({ id, name, coverages }) =>
      guideOf(
        cut,
        { path: servicePath(id), kind: 'Insurance', title: name, keywords: coverages.join(' ') },
        guides[id],
      ),
    ),
    ...guideOf(
      cut,
      { path: paths.generalBusiness, kind: 'Insurance', title: generalBusinessGuide.heading },
      generalBusinessGuide,
    ),
    ...industries.flatMap((industry) =>
      guideOf(cut, { path: paths.industry(industry.id), kind: 'Industry', title: industry.heading }, industry),
    ),
    ...communities.flatMap((place) =>
      communityOf(cut, { path: paths.location(place.slug), kind: 'Place', title: place.heading }, place),
    ),
    ...posts.flatMap((post) =>
      postOf(
        cut,
        { path: paths.post(post.slug), kind: 'Article', title: post.title, keywords: post.keywords.join(' ') },
        post,
      ),
    ),
    ...faqCategories.flatMap(({ id, name, questions }) =>
      questionsOf(cut, { path: paths.faqCategory(id), kind: 'Questions', title: name }, questions),
    ),
    ...wordsOf(cut),
    contactOf(cut),
    ...about.flatMap(({ path, page: { heading, lead, sections } }) => {
      const page: Page = { path, kind: 'About us', title: heading };
      return [cut(page, '', '', lead), ...sectionsOf(cut, page, sections)];
    }),
  ];
}
