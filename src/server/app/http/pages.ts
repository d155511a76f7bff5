/**
 * The build output, read once at startup and served from memory before Express sees the request: pages are most of the traffic. A running
 * server is therefore a snapshot, unaffected by a build that runs at the same time.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { pageHeaders } from '#server/platform/http/headers.ts';
import { readBuiltFile, type StoredFile, sendFile, storeFile } from '#server/platform/http/stored-file.ts';
import { portalAddresses } from '#shared/platform/paths.ts';
import { createLivePages, type LiveContent } from './live-pages.ts';
import type { ResultRenderer } from './result-pages.ts';
import { readingFor } from './served-pages.ts';

const manifestSchema = z.object({
  /** SITE_URL as the build wrote it into the pages. */
  siteUrl: z.string(),
  scriptHashes: z.array(z.string()),
  /** A page that changes by date has one entry per version; `from` is the first day of that version. */
  pages: z.array(z.object({ path: z.string(), file: z.string(), status: z.number(), from: z.string().nullable() })),
  notFound: z.string(),
  results: z.record(z.string(), z.string()),
  portalShells: z.array(z.object({ prefix: z.string(), file: z.string() })),
});

export type Pages = {
  scriptHashes: string[];
  results: ResultRenderer;
  /** Answers and returns true when the request is for a page or file of the build. */
  answer(req: IncomingMessage, res: ServerResponse, requestId: string): boolean;
  /** Switches to today's versions. Called every minute, so that a request never waits for it. */
  refresh(): void;
  answerNotFound(req: IncomingMessage, res: ServerResponse, requestId: string): void;
  /** Serves the portal shell for the request's address: the same document, whether or not its subject was found. */
  answerPortal(req: IncomingMessage, res: ServerResponse, requestId: string, found: boolean): void;
};

/** Names under `/assets` contain a hash of their content and never change; a page may change with every release. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
const A_DAY = 'public, max-age=86400';

/** `/about/` is `/about`; the query has no effect on the server. */
function pathOf(url: string): string {
  const query = url.indexOf('?');
  const bare = query < 0 ? url : url.slice(0, query);
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

async function loadClientFiles(folder: string, files: Map<string, StoredFile>, read: ReadBuilt): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // `.vite` contains the build manifest; compressed variants are loaded with their file.
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.parentPath.includes('.vite')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const cache = address.startsWith('/assets/') ? FOREVER : A_DAY;
    const headers = { 'cache-control': cache, 'x-content-type-options': 'nosniff' };
    files.set(address, storeFile(file, await read(file), 200, headers));
  }
}

export type ReadBuilt = typeof readBuiltFile;

type Version = { from: string; file: StoredFile };

/** Replaces date-dependent pages with the version for today. */
function keepCurrent(files: Map<string, StoredFile>, later: ReadonlyMap<string, Version[]>, today: () => string) {
  let day = '';
  return () => {
    const now = today();
    if (now === day) return;
    day = now;
    for (const [path, versions] of later) {
      const current = versions.filter(({ from }) => from <= now).at(-1);
      if (current) files.set(path, current.file);
    }
  };
}

/**
 * Reads `dist`. Without a build there are only the API routes (the development server renders the pages itself).
 * @param siteUrl where visitors reach this server, `https://…`
 * @param isDemo shows what is made up: every server outside production
 * @param live what pages say that administrators decide; asked when such a page is sent
 * @param today the day in the site's time zone, `YYYY-MM-DD`: dated facts change with it
 * @param readBuilt for a process that starts many servers, and reads each file once
 */
export async function loadPages(
  dist: string,
  { siteUrl, isDemo, live }: { siteUrl: string; isDemo: boolean; live: () => LiveContent },
  today: () => string,
  readBuilt: ReadBuilt = readBuiltFile,
): Promise<Pages | null> {
  const pagesFolder = path.join(dist, 'pages');
  const manifestFile = path.join(pagesFolder, 'manifest.json');
  if (!existsSync(manifestFile)) return null;
  const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const read = readingFor({ served: siteUrl, built: manifest.siteUrl, isDemo }, readBuilt);
  const headers = {
    ...pageHeaders(manifest.scriptHashes, siteUrl.startsWith('https:')),
    'cache-control': ASK_FIRST,
  };
  const livePages = createLivePages(live);
  const load = async (file: string, status = 200) => {
    const name = path.join(pagesFolder, file);
    return livePages.store(await read(name), (built) => storeFile(name, built, status, headers));
  };

  const files = new Map<string, StoredFile>();
  await loadClientFiles(path.join(dist, 'client'), files, read);
  const later = new Map<string, Version[]>();
  for (const { path: address, file, status, from } of manifest.pages) {
    const stored = await load(file, status);
    if (from === null) files.set(address, stored);
    else later.set(address, [...(later.get(address) ?? []), { from, file: stored }]);
  }
  const refresh = keepCurrent(files, later, today);
  refresh();
  const frames = new Map<string, string>();
  for (const [name, file] of Object.entries(manifest.results))
    frames.set(name, (await read(path.join(pagesFolder, file))).plain.toString('utf8'));
  const shells: { prefix: string; shell: StoredFile; missing: StoredFile }[] = [];
  for (const { prefix, file } of manifest.portalShells) {
    shells.push({ prefix, shell: await load(file), missing: await load(file, 404) });
  }
  const notFound = await load(manifest.notFound, 404);
  const areaOf = (address: string) =>
    shells.find(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`));
  const shellOf = (address: string) =>
    areaOf(address)?.[portalAddresses.some((pattern) => pattern.test(address)) ? 'shell' : 'missing'];

  return {
    scriptHashes: manifest.scriptHashes,
    results: { frames, bundle: path.join(dist, 'prerender/prerender.js') },
    refresh,
    answer(req, res, requestId) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const address = pathOf(req.url ?? '/');
      const file = files.get(address) ?? shellOf(address);
      if (file) sendFile(livePages.now(file), req, res, requestId);
      return file !== undefined;
    },
    answerNotFound(req, res, requestId) {
      sendFile(notFound, req, res, requestId);
    },
    answerPortal(req, res, requestId, found) {
      sendFile(areaOf(pathOf(req.url ?? '/'))?.[found ? 'shell' : 'missing'] ?? notFound, req, res, requestId);
    },
  };
}
