/**
 * The site profile of a process: what administrators published over what the environment says. Nothing else in the server has a profile
 * (tests/architecture-profile.test.ts), so nothing can keep an old one.
 */
import type { ShownSite } from '#server/env.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { publishedSite, siteWith } from '#shared/publishing/site/profile.ts';
import { type SiteDocument, siteSetting } from '#shared/publishing/site/schema.ts';

/** A published document and the profile it results in. */
export type Edition = { document: SiteDocument; site: SiteProfile };

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
    if (known?.document !== document) known = { document, site: siteWith(configured, document) };
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

/** What its pages are rendered from. */
export const pagesOf = ({ site, document }: Edition) => publishedSite(site, document);
