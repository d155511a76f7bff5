/** Renders the product's documents. The build calls it for every page, the dev server for the requested one. */

import { DateTime } from 'luxon';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { ReadingDayProvider } from '#client/lib/reading-day.tsx';
import { SiteProfileProvider } from '#client/lib/site-profile.tsx';
import type { RenderedFile, RenderedSite } from '#shared/app/rendered-site.ts';
import type { ResultPageName, ResultPages } from '#shared/app/result-pages.ts';
import { changesAfter } from '#shared/content/facts/registry.ts';
import { type PortalArea, portalAreas, SERVICE_WORKER_PATH } from '#shared/platform/installed-app.ts';
import { defaultSiteProfile, type SiteProfile, siteProfileFromEnv } from '#shared/platform/site.ts';
import { type PublishedSite, profileOf } from '#shared/publishing/site/profile.ts';
import type { SiteAssets, StyleSet } from './assets.ts';
import { SiteDocument } from './document.tsx';
import earlyScript from './inline/early-answers.js?raw';
import rowsScript from './inline/early-rows.js?raw';
import firstScript from './inline/first-script.js?raw';
import { speculationRules } from './inline/speculation.ts';
import { loadIslands } from './island.tsx';
import type { LoadedPage } from './page.ts';
import { loadNotFoundPage, pagesOf } from './pages.ts';
import { PortalDocument } from './portal-document.tsx';
import { PublishedProvider } from './published-site.tsx';
import { resultPages } from './results/registry.ts';
import type { PageHead } from './seo.ts';
import { canonicalHeads, siteFiles } from './site-files.ts';

export { earlyScript, firstScript, rowsScript };

export interface Rendered {
  status: number;
  html: string;
}

/** What the dev server links: the sources, which Vite serves and watches. */
export const devAssets: SiteAssets = {
  styles: [],
  styleSets: { wizard: [], apart: [] },
  entry: '/src/client/site/entry.ts',
  fonts: [],
  portal: {
    styles: [],
    firstStyles: { portal: [], broker: [], admin: [] },
    entry: '/src/client/portals/entry.tsx',
    preloads: { portal: [], broker: [], admin: [] },
  },
  firstScript,
  earlyScript,
  rowsScript,
  release: 'dev',
  styleModules: ['/src/client/ui/theme/base.ts', '/src/client/site/styles.ts'],
  styleSetModules: {
    wizard: '/src/client/modules/quote-requests/quote-wizard.tsx',
    apart: '/src/client/site/styles-apart.ts',
  },
};

async function toHtml(element: ReactElement): Promise<string> {
  // Large Suspense boundaries would otherwise be sent late and moved into place by a script.
  const { prelude } = await prerenderToNodeStream(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** The placeholder for the content of a result page. */
const RESULT_SLOT = '<div data-result-slot=""></div>';

function inSite(site: PublishedSite, day: string, element: ReactElement): ReactElement {
  return (
    <SiteProfileProvider profile={profileOf(site)}>
      <PublishedProvider site={site}>
        <ReadingDayProvider day={day}>{element}</ReadingDayProvider>
      </PublishedProvider>
    </SiteProfileProvider>
  );
}

interface Setting {
  site: PublishedSite;
  assets: SiteAssets;
  day: string;
}

async function renderLoaded(page: LoadedPage, path: string, { site, assets, day }: Setting) {
  await loadIslands();
  const head = page.head(site, day);
  const document = (
    <SiteDocument head={head} site={profileOf(site)} assets={withStyles(assets, page.styleSets ?? [])} path={path}>
      {page.body}
    </SiteDocument>
  );
  return toHtml(inSite(site, day, document));
}

function withStyles(assets: SiteAssets, sets: readonly StyleSet[]): SiteAssets {
  const { styles, styleSets, styleModules = [], styleSetModules } = assets;
  return {
    ...assets,
    styles: [...new Set([...styles, ...sets.flatMap((set) => styleSets[set])])],
    styleModules: [...styleModules, ...(styleSetModules ? sets.map((set) => styleSetModules[set]) : [])],
  };
}

async function renderResultFrame(name: ResultPageName, { site, assets, day }: Setting): Promise<string> {
  await loadIslands();
  const result = resultPages[name];
  const own = result.head(site);
  const head: PageHead = { ...own, modified: day, robots: 'noindex' };
  const document = (
    <SiteDocument
      head={head}
      site={profileOf(site)}
      assets={withStyles(assets, result.asksQuestions ? ['apart', 'wizard'] : ['apart'])}
      path={own.canonical}
    >
      <div data-result-slot="" />
    </SiteDocument>
  );
  return toHtml(inSite(site, day, document));
}

/** Fills the frame from the build with the request's content. The server calls it for every such response. */
export function fillResult<Name extends ResultPageName>(
  frame: string,
  name: Name,
  data: ResultPages[Name],
  site: SiteProfile,
  day: string,
): string {
  const result = resultPages[name];
  const inside = renderToStaticMarkup(inSite(site, day, result.body(data)));
  const title = result.title?.(data);
  // Functions, because the texts may contain patterns that `replace` would expand.
  const filled = frame.replace(RESULT_SLOT, () => inside);
  if (title === undefined) return filled;
  const named = renderToStaticMarkup(<title>{`${title} | ${site.name}`}</title>);
  return filled.replace(/<title>.*?<\/title>/, () => named);
}

function renderPortal(site: SiteProfile, assets: SiteAssets, area: PortalArea): Promise<string> {
  return toHtml(<PortalDocument site={site} assets={assets} area={area} />);
}

function today(site: SiteProfile): string {
  return DateTime.now().setZone(site.timeZone).toFormat('yyyy-MM-dd');
}

/** The document for an address, as the server would respond today. `url` may contain a query. */
export async function renderPage(url: string, assets: SiteAssets): Promise<Rendered> {
  const site = siteProfileFromEnv(process.env);
  const path = new URL(url, 'http://site').pathname.replace(/(.)\/+$/, '$1');
  const area = portalAreas.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
  if (area) return { status: 200, html: await renderPortal(site, assets, area) };
  const route = pagesOf({}).find((candidate) => candidate.path === path);
  const page = await (route?.load() ?? loadNotFoundPage());
  const html = await renderLoaded(page, path, { site, assets, day: today(site) });
  return { status: route ? 200 : 404, html };
}

/** A result page for the dev server, frame and content at once. */
export async function renderResult<Name extends ResultPageName>(
  name: Name,
  data: ResultPages[Name],
  assets: SiteAssets,
): Promise<string> {
  const site = siteProfileFromEnv(process.env);
  const day = today(site);
  return fillResult(await renderResultFrame(name, { site, assets, day }), name, data, site, day);
}

/** One page as it would read today, for the preview of a draft; `null` for an address without one. */
export async function renderPreview(path: string, assets: SiteAssets, site: PublishedSite): Promise<string | null> {
  const route = pagesOf(site).find((candidate) => candidate.path === path);
  return route ? renderLoaded(await route.load(), path, { site, assets, day: today(site) }) : null;
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The pages as they read from a day on. Unchanged ones are left out. */
async function renderChanged(setting: Setting, before: ReadonlyMap<string, string>): Promise<RenderedFile[]> {
  const changed: RenderedFile[] = [];
  for (const route of pagesOf(setting.site)) {
    const html = await renderLoaded(await route.load(), route.path, setting);
    if (html === before.get(route.path)) continue;
    const from = before.size > 0 ? setting.day : null;
    const file = from ? `from-${from}/${fileOf(route.path)}` : fileOf(route.path);
    changed.push({ path: route.path, file, status: route.status ?? 200, html, from });
  }
  return changed;
}

/**
 * Every document of the product: the pages of the table, as they read today and from each day on which a
 * dated fact changes; the not-found page; the frames of the result pages; one shell per portal; the files about the site.
 */
export async function renderAll(assets: SiteAssets, site: PublishedSite): Promise<RenderedSite> {
  const day = today(site);
  const setting = { site, assets, day };
  const rendered = await renderChanged(setting, new Map());
  const latest = new Map(rendered.map(({ path, html }) => [path, html]));
  for (const change of changesAfter(day)) {
    const changed = await renderChanged({ ...setting, day: change }, latest);
    for (const { path, html } of changed) latest.set(path, html);
    rendered.push(...changed);
  }
  const missing = await renderLoaded(await loadNotFoundPage(), '/404', setting);
  const portalShells = await Promise.all(
    portalAreas.map(async (area) => ({
      path: `/${area}`,
      file: `${area}.html`,
      html: await renderPortal(profileOf(site), assets, area),
    })),
  );
  const frames: RenderedSite['frames'] = [];
  for (const name of Object.keys(resultPages) as ResultPageName[])
    frames.push({ name, file: `results/${name}.html`, html: await renderResultFrame(name, setting) });
  const heads = await canonicalHeads(site, day);
  return {
    site,
    pages: rendered,
    notFound: { path: '', file: '404.html', status: 404, html: missing, from: null },
    frames,
    portalShells,
    canonical: heads.map(({ canonical }) => canonical),
    siteFiles: await siteFiles(site, day),
    inlineScripts: [assets.firstScript, assets.earlyScript, assets.rowsScript, speculationRules],
  };
}

/** What the preview pictures of shared links show, one per canonical page. */
export function sharedPages(): ReturnType<typeof canonicalHeads> {
  return canonicalHeads(defaultSiteProfile, today(defaultSiteProfile));
}

/** The sitemap, robots.txt, the feed or a file of the installed app, for the dev server; `null` for any other address. */
export async function renderSiteFile(path: string): Promise<string | null> {
  if (!/\.(xml|txt|webmanifest)$/.test(path) && path !== SERVICE_WORKER_PATH) return null;
  const site = siteProfileFromEnv(process.env);
  return (await siteFiles(site, today(site)))[path] ?? null;
}
