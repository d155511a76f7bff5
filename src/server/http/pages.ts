/**
 * The prerendered pages, read once at start and answered from memory. They are most of the traffic, so they are
 * answered before Express sees the request: compressed, with an ETag, and with headers made once.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { pageHeaders } from '#server/http/headers.ts';

const manifestSchema = z.object({
  scriptHashes: z.array(z.string()),
  pages: z.array(z.object({ path: z.string(), file: z.string(), status: z.number() })),
  notFound: z.string(),
  portalShells: z.array(z.object({ prefix: z.string(), file: z.string() })),
});

type Variant = { headers: Record<string, string | number>; body: Buffer };
type Page = {
  status: number;
  etag: string;
  br: Variant;
  gzip: Variant;
  plain: Variant;
  notModified: Record<string, string>;
};

export type Pages = {
  scriptHashes: string[];
  /** Answers and returns true when the request asks for a page; never for `/api` or files. */
  answer(req: IncomingMessage, res: ServerResponse, requestId: string): boolean;
  answerNotFound(req: IncomingMessage, res: ServerResponse, requestId: string): void;
};

async function loadPage(folder: string, file: string, status: number, fixed: Record<string, string>): Promise<Page> {
  const full = path.join(folder, file);
  const [plain, br, gzip] = await Promise.all([readFile(full), readFile(`${full}.br`), readFile(`${full}.gz`)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  // Pages change with every release: a browser asks each time and mostly hears "not modified".
  const shared = { ...fixed, 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding' };
  const variant = (body: Buffer, encoding?: string): Variant => ({
    body,
    headers: {
      ...shared,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
  return {
    status,
    etag,
    br: variant(br, 'br'),
    gzip: variant(gzip, 'gzip'),
    plain: variant(plain),
    notModified: shared,
  };
}

function send(page: Page, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  res.setHeader('x-request-id', requestId);
  if (page.status === 200 && req.headers['if-none-match'] === page.etag) {
    res.writeHead(304, page.notModified).end();
    return;
  }
  const accepts = String(req.headers['accept-encoding'] ?? '');
  const variant = accepts.includes('br') ? page.br : accepts.includes('gzip') ? page.gzip : page.plain;
  res.writeHead(page.status, variant.headers);
  res.end(req.method === 'HEAD' ? undefined : variant.body);
}

/** `/about/` is `/about`; the query decides nothing on the server. */
function pathOf(url: string): string {
  const query = url.indexOf('?');
  const bare = query < 0 ? url : url.slice(0, query);
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

/** Reads `dist/pages`. Without a build there are no pages, only the API (the development server renders them itself). */
export async function loadPages(folder: string, https: boolean): Promise<Pages | null> {
  const manifestFile = path.join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) return null;
  const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const fixed = pageHeaders(manifest.scriptHashes, https);
  const pages = new Map<string, Page>();
  for (const { path: address, file, status } of manifest.pages)
    pages.set(address, await loadPage(folder, file, status, fixed));
  const shells: { prefix: string; page: Page }[] = [];
  for (const { prefix, file } of manifest.portalShells)
    shells.push({ prefix, page: await loadPage(folder, file, 200, fixed) });
  const notFound = await loadPage(folder, manifest.notFound, 404, fixed);

  return {
    scriptHashes: manifest.scriptHashes,
    answer(req, res, requestId) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const address = pathOf(req.url ?? '/');
      const page =
        pages.get(address) ?? shells.find(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`))?.page;
      if (page) send(page, req, res, requestId);
      return page !== undefined;
    },
    answerNotFound(req, res, requestId) {
      send(notFound, req, res, requestId);
    },
  };
}
