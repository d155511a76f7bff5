/** Renders every page with the bundle of the build, in this process: React and all pages take a hundred megabytes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderBuild, RenderedSite, SiteRenderer } from '#shared/app/rendered-site.ts';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';

/** @param dist the folder of the build */
export const prerenderBundle = (dist: string) => path.join(dist, 'prerender', 'prerender.js');

/** What the build says about the bundle; its `id` differs wherever the pages may. */
export async function readPrerenderBuild(dist: string): Promise<PrerenderBuild> {
  return JSON.parse(await readFile(path.join(dist, 'prerender', 'build.json'), 'utf8')) as PrerenderBuild;
}

export async function renderSite(dist: string, site: PublishedSite): Promise<RenderedSite> {
  const { assets } = await readPrerenderBuild(dist);
  const bundle = (await import(pathToFileURL(path.resolve(prerenderBundle(dist))).href)) as SiteRenderer<unknown>;
  return bundle.renderAll(assets, site);
}
