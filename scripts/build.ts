/**
 * Builds everything a browser receives: the hashed assets, then every page as finished HTML for the default profile. Nothing depends on the
 * environment: a server with another profile renders the pages again, with the same bundle (src/server/app/rendering).
 */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as buildWithVite, type Manifest, minify } from 'vite';
import { compress } from '#server/app/rendering/compress.ts';
import { compressible } from '#server/app/rendering/manifest.ts';
import { writeSite } from '#server/app/rendering/write-site.ts';
import type { PrerenderBuild } from '#shared/app/rendered-site.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import type { SiteAssets } from '../src/client/site/assets.ts';
import { markAsFresh } from './lib/build-stamp.ts';
import { bundleServer } from './lib/bundle-server.ts';
import { generateClient } from './lib/generate.ts';
import { firstScreenOf } from './lib/portal-files.ts';
import { drawSharePictures } from './lib/share-pictures.ts';

type Prerender = typeof import('../src/client/site/prerender.tsx');

const root = path.resolve(import.meta.dirname, '..');
const clientFolder = path.join(root, 'dist/client');
const prerenderFolder = path.join(root, 'dist/prerender');
const pagesFolder = path.join(root, 'dist/pages');

/** Below this size a response fits in one packet anyway; pictures and fonts are already compressed. */
const COMPRESSIBLE = /\.(html|m?js|css|svg|json|webmanifest|xml|txt)$/;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** The chunk of an entry and all chunks it statically imports. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [key, ...(chunk.imports ?? []).flatMap((imported) => closure(manifest, imported, seen))];
}

function stylesOf(manifest: Manifest, ...entries: string[]): string[] {
  const chunks = entries.flatMap((entry) => closure(manifest, entry));
  return [...new Set(chunks.flatMap((chunk) => manifest[chunk]?.css ?? []))].map((file) => `/${file}`);
}

function fileOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return `/${chunk.file}`;
}

function firstScreen(manifest: Manifest, area: string): string {
  const first = Object.keys(manifest).find((key) => manifest[key]?.name === firstScreenOf(area));
  if (!first) throw new Error(`The build has no file for the first screen of ${area}`);
  return first;
}

/** What the portals need, and the first screen of one of them besides: without it, the browser learns of those files a round trip later. */
function portalFiles(manifest: Manifest, entry: string, area: string): string[] {
  const first = firstScreen(manifest, area);
  const keys = new Set([...closure(manifest, entry).slice(1), ...closure(manifest, first)]);
  keys.delete(entry);
  return [...keys].map((key) => fileOf(manifest, key));
}

/** The assets that documents link to, read from the manifest of the client build. */
async function assetsFrom(
  manifest: Manifest,
  { firstScript, earlyScript, rowsScript }: Pick<Prerender, 'firstScript' | 'earlyScript' | 'rowsScript'>,
): Promise<SiteAssets> {
  const portals = 'src/client/portals/entry.tsx';
  const inline = async (script: string) => (await minify('inline.js', script)).code.trim();
  const portalStyles = stylesOf(manifest, 'src/client/ui/theme/base.ts', portals);
  const firstStyles = (area: string) =>
    stylesOf(manifest, firstScreen(manifest, area)).filter((file) => !portalStyles.includes(file));
  const fonts = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .filter((file) => file.endsWith('.woff2'));
  return {
    styles: stylesOf(manifest, 'src/client/ui/theme/base.ts', 'src/client/site/styles.ts'),
    styleSets: {
      wizard: stylesOf(manifest, 'src/client/modules/quote-requests/quote-wizard.tsx'),
      apart: stylesOf(manifest, 'src/client/site/styles-apart.ts'),
    },
    entry: fileOf(manifest, 'src/client/site/entry.ts'),
    fonts: [...new Set(fonts)].sort().map((file) => `/${file}`),
    portal: {
      styles: portalStyles,
      firstStyles: { portal: firstStyles('client'), broker: firstStyles('broker'), admin: firstStyles('admin') },
      entry: fileOf(manifest, portals),
      preloads: {
        portal: portalFiles(manifest, portals, 'client'),
        broker: portalFiles(manifest, portals, 'broker'),
        admin: portalFiles(manifest, portals, 'admin'),
      },
    },
    firstScript: await inline(firstScript),
    earlyScript: await inline(earlyScript),
    rowsScript: await inline(rowsScript),
    // Every file name contains a hash of the file's content.
    release: createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12),
  };
}

async function buildBundles(): Promise<void> {
  const shared = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' as const };
  await buildWithVite(shared);
  await buildWithVite({ ...shared, build: { ssr: true } });
}

/** What a server needs to render the pages for its own profile. */
async function writePrerenderBuild(assets: SiteAssets): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(assets));
  const id = hash.update(await readFile(path.join(prerenderFolder, 'prerender.js'))).digest('hex');
  await writeFile(path.join(prerenderFolder, 'build.json'), JSON.stringify({ id, assets } satisfies PrerenderBuild));
}

/** Pictures are imported by pages, which only the prerender build sees, so its assets are copied to the client. */
async function copyPageAssets(): Promise<void> {
  for (const file of await filesBelow(path.join(prerenderFolder, 'assets'))) {
    if (/\.(js|css)$/.test(file)) continue;
    await cp(file, path.join(clientFolder, 'assets', path.basename(file)));
  }
}

/** Builds `dist/client` and `dist/pages`; returns how many pages were rendered, and in how long. @throws when a page cannot be rendered */
export async function buildSite(): Promise<{ pages: number; seconds: number }> {
  const mode = process.env.NODE_ENV;
  // Use React's production build, regardless of the environment of this process.
  process.env.NODE_ENV = 'production';
  try {
    await buildBundles();
    await copyPageAssets();
    const manifest = JSON.parse(await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
    const prerender = (await import(
      `${pathToFileURL(path.join(prerenderFolder, 'prerender.js')).href}?at=${Date.now()}`
    )) as Prerender;
    const assets = await assetsFrom(manifest, prerender);
    await writePrerenderBuild(assets);
    const started = performance.now();
    const rendered = await prerender.renderAll(assets, defaultSiteProfile);
    const seconds = (performance.now() - started) / 1000;
    await rm(pagesFolder, { recursive: true, force: true });
    const pageFiles = compressible(await writeSite(pagesFolder, rendered)).map((file) => path.join(pagesFolder, file));
    await drawSharePictures(path.join(clientFolder, 'share'), await prerender.sharedPages(), defaultSiteProfile.region);
    const assetFiles = (await filesBelow(clientFolder)).filter((file) => COMPRESSIBLE.test(file));
    await compress([...pageFiles, ...assetFiles], 'best');
    return { pages: rendered.pages.length, seconds };
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  }
}

// npm run build: what browsers load, the pages, and the server. It reads no environment, so one build serves any installation.
if (import.meta.main) {
  const started = performance.now();
  await generateClient();
  const { pages, seconds } = await buildSite();
  await bundleServer();
  markAsFresh('site');
  markAsFresh('server');
  const all = (performance.now() - started) / 1000;
  console.log(`Built in ${all.toFixed(1)} s, including ${pages} pages rendered in ${seconds.toFixed(1)} s`);
}
