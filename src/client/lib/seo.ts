/** What a page tells search engines and social networks: the data; `site/document.tsx` writes it into the head. */
import type { FaqItem } from '#shared/content/faq.ts';
import type { SiteProfile } from '#shared/site.ts';

export interface Crumb {
  name: string;
  path: string;
}

export interface PageHead {
  /** Without the name of the site, which the document appends. */
  title: string;
  description: string;
  /** The canonical path; twin routes name the other one (decision 9). */
  canonical: string;
  robots?: 'index, follow' | 'noindex, follow' | 'noindex';
  /** From the home page to this one; empty on the home page itself. */
  crumbs?: Crumb[];
  /** The social picture, from the root of the site. */
  image?: string;
  /** Pictures of the first screen, fetched with the document; the browser takes the one whose media holds. */
  preloads?: { media: string; srcSet: string; sizes: string }[];
  /** JSON-LD beside the web page and its breadcrumbs. */
  structuredData?: Record<string, unknown>[];
}

const context = 'https://schema.org';

/** The full title: `Contact us | Coverbridge`. */
export function fullTitle(head: PageHead, site: SiteProfile): string {
  return head.canonical === '/' ? `${site.name} | ${head.title}` : `${head.title} | ${site.name}`;
}

function webPage(head: PageHead, site: SiteProfile): Record<string, unknown> {
  return {
    '@context': context,
    '@type': 'WebPage',
    '@id': `${site.url}${head.canonical}#webpage`,
    url: `${site.url}${head.canonical}`,
    name: fullTitle(head, site),
    description: head.description,
    inLanguage: site.locale,
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

/** A local business and never an InsuranceAgency (decision 14): open 09:00-17:00 Monday to Friday. */
export function localBusiness(site: SiteProfile): Record<string, unknown> {
  const monday = site.hours[1];
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': `${site.url}/#business`,
    name: site.name,
    url: `${site.url}/`,
    email: site.email,
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

/** Questions and answers exactly as the page shows them. */
export function faqPage(items: readonly FaqItem[]): Record<string, unknown> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer },
    })),
  };
}
