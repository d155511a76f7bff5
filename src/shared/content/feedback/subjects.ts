import { paths } from '#shared/platform/paths.ts';
import { faqCategories } from '../faq/registry.ts';
import { generalBusinessGuide, guides } from '../guides/registry.ts';
import { industries } from '../industries/registry.ts';
import { posts } from '../posts/registry.ts';
import { servicePath } from '../registry.ts';
import { services } from '../services/registry.ts';

/** What readers are asked about, by canonical address: articles, guides and the answers of the FAQ. Nothing else is counted. */
const titles: ReadonlyMap<string, string> = new Map([
  ...posts.map(({ slug, title }) => [paths.post(slug), title] as const),
  ...services.map(({ id }) => [servicePath(id), guides[id].heading] as const),
  [paths.generalBusiness, generalBusinessGuide.heading] as const,
  ...industries.map(({ id, heading }) => [paths.industry(id), heading] as const),
  ...faqCategories.flatMap((category) =>
    category.questions.map(({ id, question }) => [paths.faqItem(category.id, id), question] as const),
  ),
]);

/**
 * The title of the page, or the question; undefined for an address that readers are not asked about.
 * @param articles those of the admin area
 */
export function feedbackTitle(page: string, articles: readonly { slug: string; title: string }[]): string | undefined {
  return titles.get(page) ?? articles.find(({ slug }) => paths.post(slug) === page)?.title;
}
