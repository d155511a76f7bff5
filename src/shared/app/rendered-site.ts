/** What the prerender bundle gives to the build and the server: every document of the site, rendered for one profile. */
import type { PublishedSite } from '#shared/publishing/site/profile.ts';

export interface RenderedFile {
  /** The address; empty for the not-found page. */
  path: string;
  /** Relative to the folder of the pages, `insurance/auto.html`. */
  file: string;
  status: number;
  html: string;
  /** The first day on which the page reads like this; `null` for today's version. */
  from: string | null;
}

export interface RenderedSite {
  site: PublishedSite;
  pages: RenderedFile[];
  notFound: RenderedFile;
  /** Frames of the result pages, which the server fills in. */
  frames: { name: string; file: string; html: string }[];
  portalShells: { path: string; file: string; html: string }[];
  /** The addresses that are announced to search engines. */
  canonical: string[];
  /** The sitemap, robots.txt, the feed and others, by address. */
  siteFiles: Record<string, string>;
  /** Scripts inside the pages, which a Content-Security-Policy allows by their hashes. */
  inlineScripts: string[];
}

/** `dist/prerender/prerender.js`. `Assets` is what documents link to, which the server only passes on. */
export interface SiteRenderer<Assets> {
  renderAll(assets: Assets, site: PublishedSite): Promise<RenderedSite>;
  /** One page, for a preview; null for an address without one. */
  renderPreview(path: string, assets: Assets, site: PublishedSite): Promise<string | null>;
}

/** `dist/prerender/build.json`: what the server needs to render with the bundle beside it. */
export interface PrerenderBuild {
  /** Differs between builds that render different pages. */
  id: string;
  assets: unknown;
}
