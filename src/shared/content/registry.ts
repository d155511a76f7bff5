/**
 * Every content page with its address: read by related links, the sitemap, the feed and search. One page, one address:
 * alias routes are not here (spec decision 9).
 */
import { paths } from '#shared/platform/paths.ts';
import { communities } from './communities/registry.ts';
import { faqCategories } from './faq/registry.ts';
import { generalBusinessGuide, guides } from './guides/registry.ts';
import { industries } from './industries/registry.ts';
import { aboutPage, complaintsPage, privacyPolicy, termsOfService } from './legal/registry.ts';
import { postSummary, posts } from './posts/registry.ts';
import { type ServiceId, services } from './services/registry.ts';
import { wordsPage } from './words.ts';

export type ContentKind = 'Insurance' | 'Industry' | 'Place' | 'Article' | 'Questions' | 'Words' | 'About us';

export interface ContentEntry {
  path: string;
  kind: ContentKind;
  title: string;
  description: string;
  /** The page itself, with all its texts. */
  content: object;
}

/** The canonical address of a service. */
export function servicePath(id: ServiceId): string {
  const own: Partial<Record<ServiceId, string>> = {
    business: paths.business,
    supervisa: paths.superVisa,
    'group-benefits': paths.groupBenefits,
    'commercial-auto': paths.commercialAuto,
  };
  return own[id] ?? paths.insurance(id);
}

/** All content pages as they read on a day. */
export function contentPages(day: string): ContentEntry[] {
  const guide = (path: string, kind: ContentKind, content: { heading: string; description: string }): ContentEntry => ({
    path,
    kind,
    title: content.heading,
    description: content.description,
    content,
  });
  return [
    ...services.map(({ id }) => guide(servicePath(id), 'Insurance', guides[id])),
    guide(paths.generalBusiness, 'Insurance', generalBusinessGuide),
    ...industries.map((industry) => guide(paths.industry(industry.id), 'Industry', industry)),
    ...communities.map((community) => guide(paths.location(community.slug), 'Place', community)),
    ...posts.map((post) => ({
      path: paths.post(post.slug),
      kind: 'Article' as const,
      title: post.title,
      description: postSummary(post, day),
      content: post,
    })),
    ...faqCategories.map((category) => ({
      path: paths.faqCategory(category.id),
      kind: 'Questions' as const,
      title: category.name,
      description: category.description,
      content: category,
    })),
    guide(paths.words, 'Words', wordsPage),
    guide(paths.about, 'About us', aboutPage),
    guide(paths.complaints, 'About us', complaintsPage),
    guide(paths.privacy, 'About us', privacyPolicy),
    guide(paths.terms, 'About us', termsOfService),
  ];
}

/**
 * The pages that a text may link to: every content page, those about them, and the articles of the admin area.
 * @param articles those that are published
 */
export function linkableAddresses(day: string, articles: readonly { slug: string }[] = []): Set<string> {
  const { home, contact, getQuote, search, newsletter, allInsurance, faq, blog, locations, providers, corrections } =
    paths;
  return new Set([
    ...contentPages(day).map(({ path }) => path),
    ...articles.map(({ slug }) => paths.post(slug)),
    ...[home, contact, getQuote, search, newsletter, allInsurance, faq, blog, locations, providers, corrections],
  ]);
}

/** The page at an address. @throws for an address that is not a content page */
export function pageAt(path: string, day: string): ContentEntry {
  const found = contentPages(day).find((page) => page.path === path);
  if (!found) throw new Error(`No content page has the address ${path}`);
  return found;
}
