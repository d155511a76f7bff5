/**
 * The pages of this process follow what administrators publish: they are rendered into a folder of their own, and then the pages and the
 * profile of the process change together. Until then, and when rendering fails, everything stays as it was.
 */
import { loadPages, type Pages, type Publishing } from '#server/app/http/pages.ts';
import type { ReadBuilt } from '#server/app/http/served-pages.ts';
import { type Rendering, renderingFor } from '#server/app/rendering/rendering.ts';
import { loadArticles } from '#server/modules/publishing/articles/queries.ts';
import { noteRendering } from '#server/modules/publishing/site/rendering/commands.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { distFolder } from '#server/platform/process/code-places.ts';
import type { Services } from '#server/platform/services.ts';
import { publishedSite } from '#shared/publishing/site/profile.ts';
import type { Edition, LiveSite } from './live-site.ts';

/** What failed is tried again at this interval, and at once when something else is published. */
const RETRY_MS = 5 * 60_000;

type Following = {
  services: Services;
  site: LiveSite;
  publishing: Publishing;
  readBuilt?: ReadBuilt | undefined;
};

/**
 * Renders the pages, reads them, and follows from then on.
 * @returns no pages when nothing has been built: the profile then changes at once
 * @throws StartError when the first rendering fails
 */
export async function followSite({ services, site, publishing, readBuilt }: Following) {
  const { env, log, settings } = services;
  let rendering: Rendering | null = null;
  let failed: { edition: Edition; at: number } | undefined;
  let working: Promise<void> | undefined;
  let ended = false;

  async function render({ site: profile, document, articles }: Edition) {
    const pageSite = publishedSite(profile, document, await loadArticles(services, articles));
    return renderingFor(distFolder, { site: pageSite, isDemo: !env.production, dataDir: env.dataDir });
  }
  /** Reads the pages once more when they are compressed as well as they can be. */
  function improve(made: Rendering, pages: Pages): void {
    made.improved
      ?.then(() => (rendering === made && !ended ? pages.reload() : undefined))
      .catch((error) => reportError(log, error, { job: 'reload pages' }));
  }

  const note = (succeeded: boolean) =>
    noteRendering(services, succeeded).catch((error) => reportError(log, error, { job: 'note pages' }));
  const first = site.latest();
  rendering = await render(first);
  if (!rendering) return { pages: null, stop: () => undefined };
  const pages = await loadPages({ dist: distFolder, folder: rendering.folder }, publishing, readBuilt);
  site.show(first);
  await note(true);
  improve(rendering, pages);

  async function change(edition: Edition): Promise<void> {
    try {
      const next = await render(edition);
      if (!next || ended) return next?.stop();
      await pages.reload(next.folder);
      rendering?.stop();
      rendering = next;
      // In the same turn as the pages: a form is checked against the words of its page.
      site.show(edition);
      improve(next, pages);
      failed = undefined;
    } catch (error) {
      if (ended) return;
      failed = { edition, at: performance.now() };
      reportError(log, error, { job: 'render pages' });
    }
    await note(failed === undefined);
  }
  function follow(): void {
    const edition = site.latest();
    const isTriedLately = failed?.edition === edition && performance.now() - failed.at < RETRY_MS;
    if (working || ended || site.isCurrent() || isTriedLately) return;
    working = change(edition).finally(() => {
      working = undefined;
      // Something may have been published in the meantime.
      follow();
    });
  }
  const unwatch = settings.onRefresh(follow);
  follow();
  return {
    pages,
    stop() {
      ended = true;
      unwatch();
      rendering?.stop();
    },
  };
}
