/** The pages about the API. They are the same for everyone, so each is made and compressed once, when it is first asked for. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import type { Described } from '#server/app/openapi/walk.ts';
import { openApiDocument } from '#server/app/trpc/openapi.ts';
import { etagOf, type StoredFile, sendFile, storeFile } from '#server/platform/http/stored-file.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { ERROR_DOCS_PATH } from '#shared/platform/error-catalogue.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { errorDocsPage } from './error-page.ts';
import { REFERENCE_SCRIPT, referencePage } from './reference-page.ts';

const BROTLI_QUALITY = 5;
const KEPT = { 'cache-control': 'public, max-age=3600' };

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function store(file: string, text: string): Promise<StoredFile> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    brotli(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gz(plain),
  ]);
  return storeFile(file, { plain, br, gzip: zipped, etag: etagOf(plain) }, 200, KEPT);
}

function serve(file: string, make: () => string | Promise<string>): RequestHandler {
  let stored: Promise<StoredFile> | undefined;
  return async (req, res) => {
    stored ??= Promise.resolve(make()).then((text) => store(file, text));
    sendFile(await stored, req, res, requestIdOf(res));
  };
}

export function apiDocs(site: SiteProfile): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  const reference = () => referencePage(site, openApiDocument(site) as unknown as Described);
  routes.get(apiPaths.docs, serve('reference.html', reference));
  const script = path.join(import.meta.dirname, 'reference.js');
  routes.get(
    REFERENCE_SCRIPT,
    serve('reference.js', () => readFile(script, 'utf8')),
  );
  routes.get(
    ERROR_DOCS_PATH,
    serve('errors.html', () => errorDocsPage(site)),
  );
  return routes;
}
