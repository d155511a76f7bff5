/**
 * The site profile of a process: what administrators published over what the environment says. Nothing else in the server has a profile
 * (tests/architecture-profile.test.ts), so nothing can keep an old one.
 */
import type { ShownSite } from '#server/env.ts';
import type { Settings } from '#server/platform/settings.ts';
import { type ArticleIndex, articlesSetting } from '#shared/content/articles/published.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { siteWith } from '#shared/publishing/site/profile.ts';
import { type SiteDocument, siteSetting } from '#shared/publishing/site/schema.ts';

/** What is published: the site’s settings, the profile they result in, and the list of articles. */
export type Edition = { document: SiteDocument; articles: ArticleIndex; site: SiteProfile };

/** The profile that it shows is the same object until it changes. */
export type LiveSite = ShownSite & {
  /** What is published, which a process that serves pages shows once they are rendered. */
  latest(): Edition;
  /** From now on this process shows this edition, until it is called again. */
  show(edition: Edition): void;
};

export function openLiveSite(configured: SiteProfile, settings: Settings): LiveSite {
  let known: Edition | undefined;
  let held: Edition | undefined;
  function latest(): Edition {
    const document = settings.get(siteSetting);
    const articles = settings.get(articlesSetting);
    if (known?.document !== document || known.articles !== articles) {
      const site = known?.document === document ? known.site : siteWith(configured, document);
      known = { document, articles, site };
    }
    return known;
  }
  return {
    latest,
    shown: () => (held ?? latest()).site,
    isCurrent: () => held === undefined || held === latest(),
    show(edition) {
      held = edition;
    },
  };
}
