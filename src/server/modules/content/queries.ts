/** The site's texts from memory, with absolute addresses. They are part of the program, or in its memory: nothing is read from a database. */
import { localDay } from '#server/platform/business-time/moments.ts';
import { pageInOrder } from '#server/platform/http/list-page.ts';
import type { Services } from '#server/platform/services.ts';
import { articlesSetting, newestFirst } from '#shared/content/articles/published.ts';
import { communities } from '#shared/content/communities/registry.ts';
import { faqCategories } from '#shared/content/faq/registry.ts';
import { guides } from '#shared/content/guides/registry.ts';
import { postSummary, posts } from '#shared/content/posts/registry.ts';
import { plainText } from '#shared/content/prose.ts';
import type {
  About,
  Faq,
  InsuranceType,
  ListContentInput,
  ListFaqsInput,
  ListPostsInput,
  Location,
  PostSummary,
} from '#shared/content/published.ts';
import { servicePath } from '#shared/content/registry.ts';
import { services } from '#shared/content/services/registry.ts';
import type { FaqItem } from '#shared/content/types.ts';
import type { Line } from '#shared/lines/ids.ts';
import { isLine } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';
import { fillProfile, type SiteProfile } from '#shared/platform/site.ts';

type Site = Pick<Services, 'env' | 'now'>;

/** Who runs this website, from the site profile. */
export function describeBusiness({ env: { site } }: Pick<Services, 'env'>): About {
  const { name, legalNotice: notice, region, email, postalAddress, privacyOfficer, privacyEmail } = site;
  const pages = [
    { title: 'About us', url: site.url + paths.about },
    { title: 'Privacy policy', url: site.url + paths.privacy },
    { title: 'Complaints', url: site.url + paths.complaints },
    { title: 'Contact', url: site.url + paths.contact },
  ];
  return { name, notice, region, email, postalAddress, privacyOfficer, privacyEmail, pages };
}

/** The kinds of insurance that the site explains, in the order of its pages. */
export function findInsuranceTypes({ env: { site } }: Site, input: ListContentInput) {
  const { items, nextCursor } = pageInOrder(services, ({ id }) => id, input);
  const view = ({ id, name, description, features, coverages, longDescription }: (typeof services)[number]) => ({
    id,
    name,
    description,
    features: [...features],
    coverages: [...coverages],
    about: longDescription,
    url: site.url + servicePath(id),
    quoteFormUrl: `${site.url}/api/quote-forms/${id}`,
  });
  return { items: items.map((item): InsuranceType => view(item)), nextCursor };
}

/** The places with their own page, those in the menu first. */
export function findLocations({ env: { site } }: Site, input: ListContentInput) {
  const { items, nextCursor } = pageInOrder(communities, ({ slug }) => slug, input);
  const view = ({
    slug,
    name,
    kind,
    description,
    population,
    postalPrefixes,
    neighbours,
    reviewed,
  }: (typeof items)[0]) => ({
    id: slug,
    name,
    kind,
    description,
    population: { count: population.count, year: population.year },
    postalPrefixes: [...postalPrefixes],
    neighbours: [...neighbours],
    reviewed,
    url: site.url + paths.location(slug),
  });
  return { items: items.map((item): Location => view(item)), nextCursor };
}

type Asked = FaqItem & { subject: string | null; line: Line | null; path: string };

/** Its id has a hyphen, that of the line has none. */
const lineOfSubject = (subject: string): Line | null =>
  subject === 'super-visa' ? 'supervisa' : isLine(subject) ? subject : null;

/** The pages of questions, then the questions on the page of each line. */
const everyQuestion: readonly Asked[] = [
  ...faqCategories.flatMap(({ id: subject, questions }) =>
    questions.map((item) => ({
      ...item,
      subject,
      line: lineOfSubject(subject),
      path: paths.faqItem(subject, item.id),
    })),
  ),
  ...services.flatMap(({ id: line }) =>
    guides[line].questions.map((item) => ({ ...item, subject: null, line, path: `${servicePath(line)}#${item.id}` })),
  ),
];

function faqView({ id, subject, line, question, answer, path }: Asked, day: string, site: SiteProfile): Faq {
  return { id, subject, line, question, answer: plainText(fillProfile(answer, site), day), url: site.url + path };
}

/** Questions and answers as they read today. */
export function findFaqs({ env: { site }, now }: Site, { subject, line, ...page }: ListFaqsInput) {
  const wanted = everyQuestion.filter(
    (item) => (subject === undefined || item.subject === subject) && (line === undefined || item.line === line),
  );
  const { items, nextCursor } = pageInOrder(wanted, ({ id }) => id, page);
  const day = localDay(now(), site);
  return { items: items.map((item) => faqView(item, day, site)), nextCursor };
}

/** The articles, newest first: those of the admin area and those of the content. */
export function findPosts(
  { env: { site }, settings, now }: Site & Pick<Services, 'settings'>,
  { category, ...page }: ListPostsInput,
) {
  // Of one from the admin area, its opening is in memory.
  const written = settings.get(articlesSetting).articles.map((entry) => ({ ...entry, body: entry.opening }));
  const wanted = newestFirst([...written, ...posts]).filter(
    (post) => category === undefined || post.category === category,
  );
  const { items, nextCursor } = pageInOrder(wanted, ({ slug }) => slug, page);
  const day = localDay(now(), site);
  return {
    items: items.map(
      (post): PostSummary => ({
        slug: post.slug,
        title: post.title,
        summary: postSummary(post, day),
        category: post.category,
        date: post.published,
        modified: post.modified,
        url: site.url + paths.post(post.slug),
      }),
    ),
    nextCursor,
  };
}
