/** Renders the documents of the product. The build calls it for every page, the dev server for the one that is asked for. */
import { prerenderToNodeStream } from 'react-dom/static';
import { SiteProfileProvider } from '#client/lib/site-profile.tsx';
import { type SiteProfile, siteProfileFromEnv } from '#shared/site.ts';
import type { SiteAssets } from './assets.ts';
import { SiteDocument } from './document.tsx';
import firstScript from './inline/first-script.js?raw';
import { speculationRules } from './inline/speculation.ts';
import { loadIslands } from './island.tsx';
import type { LoadedPage } from './page.ts';
import { loadNotFoundPage, pages, portalPrefixes } from './pages.ts';
import { PortalDocument } from './portal-document.tsx';

export { firstScript, speculationRules };

export interface Rendered {
  status: number;
  html: string;
}

export interface RenderedFile extends Rendered {
  /** The address, `null` for the not-found page and the portal shells. */
  path: string;
  /** Below the folder of the pages, `insurance/auto.html`. */
  file: string;
}

/** What the dev server links: the sources, which Vite serves and watches. */
export const devAssets: SiteAssets = {
  styles: [],
  entry: '/src/client/site/entry.ts',
  fonts: [],
  portal: { styles: [], entry: '/src/client/portals/entry.tsx', preloads: [] },
  firstScript,
  styleModules: ['/src/client/ui/theme/base.ts', '/src/client/site/styles.ts'],
};

async function toHtml(element: React.ReactElement): Promise<string> {
  // Large boundaries would otherwise be sent late and moved into place by a script.
  const { prelude } = await prerenderToNodeStream(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

async function renderLoaded(page: LoadedPage, path: string, site: SiteProfile, assets: SiteAssets): Promise<string> {
  await loadIslands();
  return toHtml(
    <SiteProfileProvider profile={site}>
      <SiteDocument head={page.head(site)} site={site} assets={assets} path={path}>
        <page.Body />
      </SiteDocument>
    </SiteProfileProvider>,
  );
}

function renderPortal(site: SiteProfile, assets: SiteAssets): Promise<string> {
  return toHtml(<PortalDocument site={site} assets={assets} />);
}

/** The document for an address, as the server would answer it. `url` may carry a query. */
export async function renderPage(url: string, assets: SiteAssets): Promise<Rendered> {
  const site = siteProfileFromEnv(process.env);
  const path = new URL(url, 'http://site').pathname.replace(/(.)\/+$/, '$1');
  if (portalPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) {
    return { status: 200, html: await renderPortal(site, assets) };
  }
  const route = pages.find((candidate) => candidate.path === path);
  const page = await (route?.load() ?? loadNotFoundPage());
  return { status: route ? 200 : 404, html: await renderLoaded(page, path, site, assets) };
}

/** Every document of the product: the pages of the table, the not-found page, one shell per portal. */
export async function renderAll(assets: SiteAssets): Promise<{
  pages: RenderedFile[];
  notFound: RenderedFile;
  portalShells: RenderedFile[];
}> {
  const site = siteProfileFromEnv(process.env);
  const rendered: RenderedFile[] = [];
  for (const route of pages) {
    const file = route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`;
    const html = await renderLoaded(await route.load(), route.path, site, assets);
    rendered.push({ path: route.path, file, status: 200, html });
  }
  const missing = await renderLoaded(await loadNotFoundPage(), '/404', site, assets);
  const shell = await renderPortal(site, assets);
  return {
    pages: rendered,
    notFound: { path: '', file: '404.html', status: 404, html: missing },
    portalShells: portalPrefixes.map((prefix) => ({
      path: prefix,
      file: `${prefix.slice(1)}.html`,
      status: 200,
      html: shell,
    })),
  };
}
