/**
 * Pages whose content depends on the request (`src/shared/app/result-pages.ts`): the frame comes from the build, and the bundle that
 * rendered the frame renders the content. The bundle is loaded on first use, as most processes never need it.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Request, Response } from 'express';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import type { ResultPageName, ResultPages } from '#shared/app/result-pages.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

type FillResult = <Name extends ResultPageName>(
  frame: string,
  name: Name,
  data: ResultPages[Name],
  site: SiteProfile,
  day: string,
) => string;

export type ResultRenderer = {
  /** The frame of a result page, as the pages are now. */
  frame: (name: ResultPageName) => string | undefined;
  /** `dist/prerender/prerender.js` */
  bundle: string;
};

type ResultOf<Name extends ResultPageName> = {
  name: Name;
  data: ResultPages[Name];
  status?: number;
  /** The browser’s Back button shows the page as it was, instead of asking for it again. No other cache keeps it. */
  returnable?: boolean;
};

let filling: Promise<FillResult> | undefined;

async function loadFilling(bundle: string): Promise<FillResult> {
  const url = pathToFileURL(path.resolve(bundle)).href;
  return ((await import(url)) as { fillResult: FillResult }).fillResult;
}

/** Answers with a result page; clients that prefer JSON (the development server, tools) get the data instead. */
export async function sendResult<Name extends ResultPageName>(
  { env, now }: Services,
  renderer: ResultRenderer | undefined,
  { req, res }: { req: Request; res: Response },
  { name, data, status = 200, returnable = false }: ResultOf<Name>,
): Promise<void> {
  const frame = renderer?.frame(name);
  res.status(status).set('cache-control', returnable ? 'private, max-age=0' : 'no-store');
  if (!renderer || !frame || req.accepts('html', 'json') === 'json') {
    res.json({ page: name, data });
    return;
  }
  filling ??= loadFilling(renderer.bundle);
  const fill = await filling;
  res.type('html').send(fill(frame, name, data, env.site, localDay(now(), env.site)));
}
