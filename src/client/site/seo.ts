/** What a page publishes to search engines and social networks: the data; `site/document.tsx` writes it into the head. */
import type { PictureName } from '#client/pictures/pictures.ts';
import { plainText } from '#shared/content/prose.ts';
import type { FaqItem, Reviewer } from '#shared/content/types.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

export interface Crumb {
  name: string;
  path: string;
}

export interface PageHead {
  /** Without the site's name, which the document appends. */
  title: string;
  description: string;
  /** The canonical path; twin routes name the other one (spec decision 9). `null` for the not-found page. */
  canonical: string | null;
  robots?: 'index, follow' | 'noindex, follow' | 'noindex';
  /** From the home page to this one; empty on the home page itself. */
  crumbs?: Crumb[];
  /** The day of the last change that a reader would notice, `YYYY-MM-DD`; the sitemap publishes it to search engines. */
  modified: string;
  /** For articles: the publication date. */
  article?: { published: string };
  /** The licensed person who checked the text. */
  reviewedBy?: Reviewer | undefined;
  /** The background of the page's social picture. */
  picture?: PictureName;
  /** The page whose picture a shared link shows; this one without it. */
  shareAs?: string;
  /** Pictures of the first screen, loaded with the document; the browser picks the one whose media query matches. */
  preloads?: { media: string; srcSet: string; sizes: string }[];
  /** JSON-LD in addition to the web page and its breadcrumbs. */
  structuredData?: Record<string, unknown>[];
}

/** The path from the home page to a page. */
export function breadcrumbsTo(...crumbs: Crumb[]): Crumb[] {
  return [{ name: 'Home', path: paths.home }, ...crumbs];
}

const context = 'https://schema.org';

/** The picture of a shared link; the build draws one per indexed page (`scripts/lib/share-pictures.ts`). */
export function shareImage(canonical: string | null): string {
  if (canonical === null) return shareImage('/');
  return `/share/${canonical === '/' ? 'home' : canonical.slice(1).replaceAll('/', '-')}.jpg`;
}

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The full title: `Contact us | Coverbridge`. */
export function fullTitle(head: PageHead, site: SiteProfile): string {
  return head.canonical === '/' ? `${site.name} | ${head.title}` : `${head.title} | ${site.name}`;
}

/** schema.org has the reviewer on the page, not on the article. */
function review({ name, licence, date }: Reviewer): Record<string, unknown> {
  const hasCredential = { '@type': 'EducationalOccupationalCredential', credentialCategory: 'license', name: licence };
  return { reviewedBy: { '@type': 'Person', name, hasCredential }, lastReviewed: date };
}

function webPage(head: PageHead, site: SiteProfile): Record<string, unknown> {
  const url = head.canonical !== null && `${site.url}${head.canonical}`;
  return {
    '@context': context,
    '@type': 'WebPage',
    ...(url && { '@id': `${url}#webpage`, url }),
    name: fullTitle(head, site),
    description: head.description,
    inLanguage: site.locale,
    dateModified: head.modified,
    ...(head.reviewedBy && review(head.reviewedBy)),
    isPartOf: { '@type': 'WebSite', '@id': `${site.url}/#website`, name: site.name, url: `${site.url}/` },
  };
}

function breadcrumbs(crumbs: Crumb[], site: SiteProfile): Record<string, unknown> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: `${site.url}${crumb.path}`,
    })),
  };
}

/** Everything a page publishes as JSON-LD. */
export function structuredData(head: PageHead, site: SiteProfile): Record<string, unknown>[] {
  const crumbs = head.crumbs?.length ? [breadcrumbs(head.crumbs, site)] : [];
  return [webPage(head, site), ...crumbs, ...(head.structuredData ?? [])];
}

/** A local business and never an InsuranceAgency (spec decision 14): open 09:00-17:00 Monday to Friday. */
export function localBusiness(site: SiteProfile): Record<string, unknown> {
  const monday = site.hours[1];
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': `${site.url}/#business`,
    name: site.name,
    url: `${site.url}/`,
    email: site.email,
    ...(site.phone && { telephone: site.phone }),
    description: site.legalNotice,
    address: { '@type': 'PostalAddress', addressRegion: 'AB', addressCountry: 'CA' },
    areaServed: { '@type': 'AdministrativeArea', name: `${site.region}, Canada` },
    openingHoursSpecification: monday
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: monday.open,
            closes: monday.close,
          },
        ]
      : [],
  };
}

/** Questions and answers exactly as the page shows them on a day. */
export function faqPage(items: readonly FaqItem[], day: string): Record<string, unknown> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(item.answer, day) },
    })),
  };
}

/** An article (spec §3): its description is its first 160 characters. */
export function blogPosting(
  article: Record<string, unknown> & { path: string; image: string },
  site: SiteProfile,
): Record<string, unknown> {
  const { path, image, ...fields } = article;
  return {
    '@context': context,
    '@type': 'BlogPosting',
    url: `${site.url}${path}`,
    mainEntityOfPage: `${site.url}${path}`,
    image: `${site.url}${image}`,
    inLanguage: site.locale,
    publisher: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
    ...fields,
  };
}
