/**
 * The build output, read once at startup and served from memory before Express sees the request: pages are most of the traffic. A running
 * server is therefore a snapshot, unaffected by a build that runs at the same time, except for pictures.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { readManifest } from '#server/app/rendering/manifest.ts';
import { prerenderBundle } from '#server/app/rendering/render-site.ts';
import { pageHeaders } from '#server/platform/http/headers.ts';
import {
  readBuiltFile,
  readBuiltFileNow,
  type StoredFile,
  sendFile,
  storeFile,
} from '#server/platform/http/stored-file.ts';
import { portalAddresses } from '#shared/platform/paths.ts';
import { createLivePages, type LiveContent } from './live-pages.ts';
import type { ResultRenderer } from './result-pages.ts';
import { type ReadBuilt, readingFor } from './served-pages.ts';

export type Pages = {
  scriptHashes: string[];
  results: ResultRenderer;
  /** Answers and returns true when the request is for a page or file of the build. */
  answer(req: IncomingMessage, res: ServerResponse, requestId: string): boolean;
  /** Switches to today's versions. Called every minute, so that a request never waits for it. */
  refresh(): void;
  /** Reads the pages again: the same ones after they were compressed better, or those of another folder. */
  reload(folder?: string): Promise<void>;
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

const fileHeaders = (cache: string) => ({ 'cache-control': cache, 'x-content-type-options': 'nosniff' });

/** Of files under `/assets`. */
export const assetHeaders = fileHeaders(FOREVER);

/** A picture is read when somebody asks for it: they are ten megabytes, many of which few browsers want. */
type Served = StoredFile | (() => StoredFile | undefined);

const PICTURE = /\.(jpg|png|webp|avif)$/;

async function loadClientFiles(folder: string, files: Map<string, Served>, read: ReadBuilt): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // `.vite` contains the build manifest; compressed variants are loaded with their file.
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.parentPath.includes('.vite')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const headers = fileHeaders(address.startsWith('/assets/') ? FOREVER : A_DAY);
    files.set(address, PICTURE.test(file) ? readLater(file, headers) : storeFile(file, await read(file), 200, headers));
  }
}

/** Reads a file once. A build that runs at the same time may have removed it: then it isn’t found. */
function readLater(file: string, headers: ReturnType<typeof fileHeaders>): () => StoredFile | undefined {
  let stored: StoredFile | undefined;
  return () => {
    if (!stored && existsSync(file)) stored = storeFile(file, readBuiltFileNow(file), 200, headers);
    return stored;
  };
}

type Version = { from: string; file: StoredFile };

/** Replaces date-dependent pages with the version for today. */
function keepCurrent(files: Map<string, Served>, later: ReadonlyMap<string, Version[]>, today: () => string) {
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

/** Where this server is, and what its pages say. */
export type Publishing = {
  /** Where visitors reach this server, `https://…`. */
  siteUrl: string;
  /** Shows what is made up: every server outside production. */
  isDemo: boolean;
  /** What pages say that administrators decide; asked when such a page is sent. */
  live: () => LiveContent;
  /** The day in the site's time zone, `YYYY-MM-DD`: dated facts change with it. */
  today: () => string;
};

type Shell = { prefix: string; shell: StoredFile; missing: StoredFile };

/** Reads everything that is served from memory. */
async function readPages(dist: string, folder: string, publishing: Publishing, readBuilt: ReadBuilt) {
  const { siteUrl, isDemo, live, today } = publishing;
  const manifest = await readManifest(folder);
  const read = readingFor({ served: siteUrl, built: manifest.site.url, isDemo }, readBuilt);
  const headers = { ...pageHeaders(manifest.scriptHashes, siteUrl.startsWith('https:')), 'cache-control': ASK_FIRST };
  const livePages = createLivePages(live);
  const load = async (file: string, status = 200) => {
    const name = path.join(folder, file);
    return livePages.store(await read(name), (built) => storeFile(name, built, status, headers));
  };

  const files = new Map<string, Served>();
  await loadClientFiles(path.join(dist, 'client'), files, readBuilt);
  for (const { path: address, file } of manifest.siteFiles) {
    const name = path.join(folder, file);
    // The feed and the sitemap change with what is published.
    files.set(address, storeFile(name, await read(name), 200, fileHeaders(ASK_FIRST)));
  }
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
    frames.set(name, (await read(path.join(folder, file))).plain.toString('utf8'));
  const shells: Shell[] = [];
  for (const { prefix, file } of manifest.portalShells)
    shells.push({ prefix, shell: await load(file), missing: await load(file, 404) });
  const notFound = await load(manifest.notFound, 404);
  return { scriptHashes: manifest.scriptHashes, files, frames, shells, notFound, refresh, now: livePages.now };
}

/**
 * Reads the build, and the pages rendered for this server.
 * @param dist the folder of the build
 * @param folder that of the pages (src/server/app/rendering)
 * @param readBuilt for a process that starts many servers, and reads each file once
 */
export async function loadPages(
  { dist, folder: first }: { dist: string; folder: string },
  publishing: Publishing,
  readBuilt?: ReadBuilt,
): Promise<Pages> {
  let folder = first;
  let loaded = await readPages(dist, folder, publishing, readBuilt ?? readBuiltFileNow);
  const areaOf = (address: string) =>
    loaded.shells.find(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`));
  const shellOf = (address: string) =>
    areaOf(address)?.[portalAddresses.some((pattern) => pattern.test(address)) ? 'shell' : 'missing'];

  return {
    scriptHashes: loaded.scriptHashes,
    results: { frame: (name) => loaded.frames.get(name), bundle: prerenderBundle(dist) },
    refresh: () => loaded.refresh(),
    async reload(next = folder) {
      const read = await readPages(dist, next, publishing, readBuilt ?? readBuiltFile);
      folder = next;
      loaded = read;
    },
    answer(req, res, requestId) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const address = pathOf(req.url ?? '/');
      const known = loaded.files.get(address) ?? shellOf(address);
      const file = typeof known === 'function' ? known() : known;
      if (file) sendFile(loaded.now(file), req, res, requestId);
      return file !== undefined;
    },
    answerNotFound(req, res, requestId) {
      sendFile(loaded.notFound, req, res, requestId);
    },
    answerPortal(req, res, requestId, found) {
      const area = areaOf(pathOf(req.url ?? '/'));
      sendFile(area?.[found ? 'shell' : 'missing'] ?? loaded.notFound, req, res, requestId);
    },
  };
}
