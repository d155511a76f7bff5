/** The pages about the API. They are the same for everyone, so each is made and compressed once for each profile of the site, when it is first asked for. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import type { Described } from '#server/app/openapi/walk.ts';
import { openApiDocument } from '#server/app/trpc/openapi.ts';
import { etagOf, type StoredFile, sendFile, storeFile } from '#server/platform/http/stored-file.ts';
import { codeFile } from '#server/platform/process/code-places.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';
import { apiGuides } from '#shared/content/generated/api-guides.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { ERROR_DOCS_PATH } from '#shared/platform/error-catalogue.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { changesFeed, changesPage } from './changes.ts';
import { errorDocsPage } from './error-page.ts';
import { docsFiles, fonts } from './frame.ts';
import { guidePage } from './guide-page.ts';
import { docsStyle, fontFile } from './look.ts';
import { referencePage } from './reference-page.ts';

const BROTLI_QUALITY = 5;
const KEPT = { 'cache-control': 'public, max-age=3600' };

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

type Made = string | Buffer;
type Make = (site: SiteProfile) => Made | Promise<Made>;

/** Fonts are compressed already, and come as bytes. */
async function store(file: string, made: Made): Promise<StoredFile> {
  const plain = Buffer.from(made);
  const etag = etagOf(plain);
  if (typeof made !== 'string') return storeFile(file, { plain, etag }, 200, KEPT);
  const [br, zipped] = await Promise.all([
    brotli(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gz(plain),
  ]);
  return storeFile(file, { plain, br, gzip: zipped, etag }, 200, KEPT);
}

/** @param siteOf the profile of the moment: the file is made again when it changes */
function serve(file: string, siteOf: () => SiteProfile, make: Make): RequestHandler {
  let known: { site: SiteProfile; stored: Promise<StoredFile> } | undefined;
  return async (req, res) => {
    const site = siteOf();
    if (known?.site !== site) known = { site, stored: Promise.resolve(make(site)).then((made) => store(file, made)) };
    sendFile(await known.stored, req, res, requestIdOf(res));
  };
}

export function apiDocs(siteOf: () => SiteProfile): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  const get = (address: string, file: string, make: Make) => routes.get(address, serve(file, siteOf, make));
  get(apiPaths.docs, 'reference.html', (site) => referencePage(site, openApiDocument(site) as unknown as Described));
  get(ERROR_DOCS_PATH, 'errors.html', (site) => errorDocsPage(site));
  get(apiPaths.changes, 'changes.html', (site) => changesPage(site));
  get(apiPaths.changesFeed, 'changes.atom', (site) => changesFeed(site));
  for (const guide of apiGuides) get(apiPaths.guide(guide.name), 'guide.html', (site) => guidePage(site, guide));
  routes.get(apiPaths.embed, (_req, res) => res.redirect(308, apiPaths.guide('embed')));
  const script = (name: string) => () => readFile(codeFile(`src/server/app/docs/${name}`), 'utf8');
  get(docsFiles.script, 'reference.js', script('reference.js'));
  get(docsFiles.guideScript, 'guide.js', script('guide.js'));
  get(docsFiles.style, 'style.css', docsStyle);
  for (const font of fonts) get(docsFiles.font(font), 'font.woff2', () => fontFile(font));
  return routes;
}
