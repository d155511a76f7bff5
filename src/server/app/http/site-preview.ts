/**
 * A page as it would read with a draft: of the site's settings, or of an article. For administrators, never kept by a browser or a search
 * engine, and without scripts and forms, so that nothing is sent from it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { prerenderBundle, readPrerenderBuild } from '#server/app/rendering/render-site.ts';
import { getPreviewSite } from '#server/modules/publishing/articles/queries.ts';
import { getDraftSite } from '#server/modules/publishing/site/queries.ts';
import { getAdmin } from '#server/platform/auth/plain-viewer.ts';
import { AppError, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { distFolder } from '#server/platform/process/code-places.ts';
import type { Services } from '#server/platform/services.ts';
import type { SiteRenderer } from '#shared/app/rendered-site.ts';
import { idSchema } from '#shared/platform/fields.ts';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';
import { withDemoParts } from './served-pages.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const NOTE =
  '<p style="margin:0;padding:12px 20px;background:#f3d27a;color:#1c1405;font-weight:600" role="note">Preview of the draft. Visitors don’t see it until you publish. Buttons and forms don’t work here.</p>';

type Draft = { path: string; site: PublishedSite };

/** @param draftOf the page and the site it is rendered in; called for administrators only */
function preview(services: Services, draftOf: (req: Request) => Promise<Draft>): RequestHandler {
  async function send(req: Request, res: Response): Promise<void> {
    await getAdmin(services, req, res);
    if (!existsSync(prerenderBundle(distFolder)))
      throw new AppError({ code: 'NOT_FOUND', message: 'Previews need the built pages: run npm run build first.' });
    const { path: address, site } = await draftOf(req);
    const { assets } = await readPrerenderBuild(distFolder);
    const bundle = (await import(
      pathToFileURL(path.resolve(prerenderBundle(distFolder))).href
    )) as SiteRenderer<unknown>;
    const html = await bundle.renderPreview(address, assets, site);
    if (html === null) throw notFound('page');
    res.set({
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Security-Policy': POLICY,
    });
    const shown = withDemoParts(html, !services.env.production);
    res.type('html').send(shown.replace(/<body[^>]*>/, (body) => `${body}${NOTE}`));
  }
  return (req: Request, res: Response, next: NextFunction) => {
    send(req, res).catch(next);
  };
}

/** `?page=/about`: a page with the draft of the site's settings. */
export function sitePreview(services: Services): RequestHandler {
  return preview(services, async ({ query }) => ({
    path: typeof query.page === 'string' ? query.page : '/',
    site: await getDraftSite(services),
  }));
}

/** `?article=…`: the page of an article's draft. */
export function articlePreview(services: Services): RequestHandler {
  return preview(services, async ({ query }) => {
    const { data: articleId } = idSchema.safeParse(query.article);
    if (!articleId) throw refusedField('article', 'invalid_format', 'Use the id exactly as returned');
    return getPreviewSite(services, articleId);
  });
}
