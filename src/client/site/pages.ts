/**
 * The route table of the public site. Every entry becomes one HTML file; no page needs a script to be read, so nothing
 * here reaches a browser. Adding a page is adding a line; a community, an industry or an article is adding data.
 */
import { communities } from '#shared/content/communities/registry.ts';
import { faqCategories } from '#shared/content/faq/registry.ts';
import { industries } from '#shared/content/industries/registry.ts';
import { posts } from '#shared/content/posts/registry.ts';
import { servicePath } from '#shared/content/registry.ts';
import { services } from '#shared/content/services/registry.ts';
import { portalAreas } from '#shared/platform/installed-app.ts';
import { paths } from '#shared/platform/paths.ts';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';
import type { LoadedPage, PageRoute } from './page.ts';

type Load = PageRoute['load'];

/** One page at several addresses, the canonical one first (spec decision 9). */
function at(addresses: string | readonly string[], load: Load): PageRoute[] {
  return [addresses].flat().map((path) => ({ path, load }));
}

const service =
  (id: Parameters<typeof import('./pages/service-pages.tsx').servicePage>[0]): Load =>
  async () =>
    (await import('./pages/service-pages.tsx')).servicePage(id);

const notices = () => import('./pages/notice-pages.tsx');
const documents = () => import('./pages/document-pages.ts');
const demos = () => import('./demos/demo-pages.tsx');

const builtPages: readonly PageRoute[] = [
  ...at(paths.home, async () => (await import('./pages/home-page.tsx')).homePage),
  ...at(paths.about, async () => (await documents()).about),
  ...at(paths.contact, async () => (await import('./pages/contact-page.tsx')).contactPage),
  ...at(paths.contactSent, async () => (await notices()).contactSentPage),
  ...at(paths.getQuote, async () => (await import('./pages/get-quote-page.tsx')).getQuotePage),

  ...services.flatMap(({ id }) =>
    id === 'business' ? [] : at([...new Set([servicePath(id), paths.insurance(id)])], service(id)),
  ),
  ...at(paths.allInsurance, async () => (await import('./pages/all-insurance-page.tsx')).allInsurancePage),

  ...at(
    [paths.business, '/insurance/business', '/business-legacy', '/commercial-insurance'],
    async () => (await import('./pages/business-page.tsx')).businessPage,
  ),
  ...at([paths.generalBusiness, '/insurance/business/general'], async () =>
    (await import('./pages/industry-pages.tsx')).generalBusinessPage(),
  ),
  ...industries.flatMap((industry) =>
    at([paths.industry(industry.id), `/insurance/business/${industry.id}`], async () =>
      (await import('./pages/industry-pages.tsx')).industryPage(industry),
    ),
  ),

  ...at([paths.faq, '/insurance-faq'], async () => (await import('./pages/faq-pages.tsx')).faqPage),
  ...faqCategories.flatMap((category) =>
    at(paths.faqCategory(category.id), async () => (await import('./pages/faq-pages.tsx')).faqCategoryPage(category)),
  ),

  ...at([paths.locations, '/alberta'], async () => (await import('./pages/locations-page.tsx')).locationsPage),
  ...communities.flatMap((community) =>
    at([paths.location(community.slug), `/alberta/${community.slug}`], async () =>
      (await import('./places/community-page.tsx')).communityPage(community),
    ),
  ),

  ...at([paths.blog, paths.resources], async () => (await import('./pages/blog-page.tsx')).blogPage),
  ...posts.flatMap((post) =>
    at(paths.post(post.slug), async () => (await import('./blog/post-page.tsx')).postPage(post)),
  ),

  ...at(paths.words, async () => (await import('./pages/words-page.tsx')).wordsPageRoute),

  ...at(paths.newsletter, async () => (await import('./pages/newsletter-page.tsx')).newsletterPage),
  ...at(paths.newsletterSent, async () => (await notices()).newsletterSentPage),
  ...at(paths.newsletterConfirmed, async () => (await notices()).newsletterConfirmedPage),
  ...at(paths.newsletterUnsubscribed, async () => (await notices()).newsletterUnsubscribedPage),

  ...at(paths.emailChoicesSaved.needed, async () => (await notices()).emailsNeededPage),
  ...at(paths.emailChoicesSaved.nothing, async () => (await notices()).emailsNothingPage),

  ...at(paths.privacy, async () => (await documents()).privacy),
  ...at(paths.terms, async () => (await documents()).terms),
  ...at(paths.complaints, async () => (await documents()).complaints),
  ...at(paths.corrections, async () => (await import('./pages/corrections-page.tsx')).correctionsPage),
  ...at(paths.verify, async () => (await import('./pages/verify-page.tsx')).verifyPage),
  ...at(paths.providers, async () => (await import('./pages/providers-page.tsx')).providersPage),

  ...at('/animations', async () => (await demos()).animationsPage),
  ...at('/tooltips', async () => (await demos()).tooltipsPage),
  ...at('/feature-tour', async () => (await demos()).featureTourPage),
  ...at('/chatbot', async () => (await demos()).chatbotPage),
];

/** The pages of a site: those of the build, the articles of the admin area, and where one was withdrawn. */
export function pagesOf({ articles = [], withdrawn = [] }: Pick<PublishedSite, 'articles' | 'withdrawn'>): PageRoute[] {
  return [
    ...builtPages,
    ...articles.flatMap((post) =>
      at(paths.post(post.slug), async () => (await import('./blog/post-page.tsx')).postPage(post)),
    ),
    ...withdrawn.map((slug) => ({
      path: paths.post(slug),
      load: async () => (await import('./pages/withdrawn-page.tsx')).withdrawnPage,
      status: 410,
    })),
  ];
}

/** The response to every address that is not in the table, with status 404. */
export async function loadNotFoundPage(): Promise<LoadedPage> {
  return (await import('./pages/not-found-page.tsx')).notFoundPage;
}

/** The areas behind a sign-in. They are rendered in the browser, behind the loading shell. */
export const portalPrefixes = portalAreas.map((area) => `/${area}` as const);
