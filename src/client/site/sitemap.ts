/** What search engines are told about the site as a whole. */
import type { SiteProfile } from '#shared/site.ts';
import { portalPrefixes } from './pages.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Canonical pages with the day of their last change. */
export function sitemapXml(pages: readonly { path: string; modified: string }[], site: SiteProfile): string {
  const urls = pages.map(
    ({ path, modified }) => `  <url><loc>${escaped(`${site.url}${path}`)}</loc><lastmod>${modified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Areas behind a sign-in and the API are nobody's reading. */
export function robotsText(site: SiteProfile): string {
  const closed = [...portalPrefixes, '/api', '/dev'].map((prefix) => `Disallow: ${prefix}/`);
  return `User-agent: *\n${closed.join('\n')}\n\nSitemap: ${site.url}/sitemap.xml\n`;
}
