/** The files about the site as a whole: sitemap, robots, feed, and what it is for language models. */

import { apiPaths } from '#shared/platform/api-paths.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';
import { blogFeed } from './blog/feed.ts';
import { installedAppFiles } from './installed-app/files.ts';
import { llmsText } from './llms-text.ts';
import { pagesOf, portalPrefixes } from './pages.ts';
import type { PageHead } from './seo.ts';

type CanonicalHead = PageHead & { canonical: string };

/** The heads of the indexed pages: each its own canonical address, no twins, no demos. */
export async function canonicalHeads(site: PublishedSite, day: string): Promise<CanonicalHead[]> {
  const heads: CanonicalHead[] = [];
  for (const route of pagesOf(site)) {
    const head = (await route.load()).head(site, day);
    if (head.canonical === route.path && !head.robots?.startsWith('noindex'))
      heads.push({ ...head, canonical: route.path });
  }
  return heads;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sitemapXml(heads: readonly CanonicalHead[], site: SiteProfile): string {
  const urls = heads.map(
    ({ canonical, modified }) =>
      `  <url><loc>${escaped(`${site.url}${canonical}`)}</loc><lastmod>${modified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Areas behind a sign-in and the API are excluded from crawling, but what describes the API. */
function robotsText(site: SiteProfile): string {
  const closed = [...portalPrefixes, '/api', '/dev'].map((prefix) => `Disallow: ${prefix}/`);
  const open = [apiPaths.docs, '/api/openapi.'].map((prefix) => `Allow: ${prefix}`);
  return `User-agent: *\n${[...closed, ...open].join('\n')}\n\nSitemap: ${site.url}${paths.sitemap}\n`;
}

/** The address and text of each. */
export async function siteFiles(site: PublishedSite, day: string): Promise<Record<string, string>> {
  return {
    [paths.sitemap]: sitemapXml(await canonicalHeads(site, day), site),
    '/robots.txt': robotsText(site),
    [paths.feed]: blogFeed(site, day),
    '/llms.txt': llmsText(site, day),
    ...installedAppFiles(site),
  };
}
