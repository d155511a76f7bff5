/** Writes a rendered site as files, which a server reads at its start. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withDemoParts } from '#server/app/http/served-pages.ts';
import type { RenderedSite } from '#shared/app/rendered-site.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

/** The hash by which a Content-Security-Policy allows an inline script. */
function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

async function writeText(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Settles what is shown in a demo only, which pages otherwise carry between marks until they are served. */
export function withoutDemoMarks(rendered: RenderedSite, isDemo: boolean): RenderedSite {
  const settled = <Page extends { html: string }>(page: Page) => ({ ...page, html: withDemoParts(page.html, isDemo) });
  return { ...rendered, pages: rendered.pages.map(settled), frames: rendered.frames.map(settled) };
}

/** Writes everything, and the manifest last. */
export async function writeSite(folder: string, rendered: RenderedSite): Promise<Manifest> {
  const { site, pages, notFound, frames, portalShells, canonical, inlineScripts } = rendered;
  const siteFiles = Object.entries(rendered.siteFiles).map(([address, text]) => ({
    path: address,
    file: `site${address}`,
    text,
  }));
  for (const { file, html } of [...pages, notFound, ...frames, ...portalShells]) await writeText(folder, file, html);
  for (const { file, text } of siteFiles) await writeText(folder, file, text);
  const manifest: Manifest = {
    site,
    scriptHashes: inlineScripts.map(scriptHash),
    pages: pages.map(({ path: address, file, status, from }) => ({ path: address, file, status, from })),
    canonical,
    notFound: notFound.file,
    results: Object.fromEntries(frames.map(({ name, file }) => [name, file])),
    portalShells: portalShells.map(({ path: prefix, file }) => ({ prefix, file })),
    siteFiles: siteFiles.map(({ path: address, file }) => ({ path: address, file })),
  };
  await writeText(folder, MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
