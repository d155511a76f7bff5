/** What a document may say, beyond its shape: it needs today's date, the closed days and the pages of the site. */
import { checkClosures } from '#server/modules/settings/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import { generalBusinessGuide, guides } from '#shared/content/guides/registry.ts';
import { industries } from '#shared/content/industries/registry.ts';
import { posts } from '#shared/content/posts/registry.ts';
import { servicePath } from '#shared/content/registry.ts';
import { services as kinds } from '#shared/content/services/registry.ts';
import type { Reviewer } from '#shared/content/types.ts';
import { paths } from '#shared/platform/paths.ts';
import { closuresSetting } from '#shared/platform/time/closures.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import { siteWith } from '#shared/publishing/site/profile.ts';
import type { SiteDocument } from '#shared/publishing/site/schema.ts';

export type ReviewablePage = {
  path: string;
  title: string;
  /** Its last substantive change: a review of an earlier day would vouch for sentences that the person has not read. */
  modified: string;
  reviewedBy: Reviewer | undefined;
};

/** The pages that can name a reviewer: guides and articles. */
export const reviewablePages: readonly ReviewablePage[] = [
  ...kinds.map(({ id }) => ({ path: servicePath(id), guide: guides[id] })),
  { path: paths.generalBusiness, guide: generalBusinessGuide },
  ...industries.map((industry) => ({ path: paths.industry(industry.id), guide: industry })),
]
  .map(({ path, guide }) => ({
    path,
    title: guide.heading,
    modified: guide.reviewed as string,
    reviewedBy: guide.reviewedBy as Reviewer | undefined,
  }))
  .concat(
    posts.map((post) => ({
      path: paths.post(post.slug),
      title: post.title,
      modified: post.modified as string,
      reviewedBy: post.reviewedBy,
    })),
  );

export const pageTitles: ReadonlyMap<string, string> = new Map(reviewablePages.map(({ path, title }) => [path, title]));

/**
 * Checks a document before it is kept or published. Field paths begin with `prefix`.
 * @throws {AppError} BAD_REQUEST
 */
export function checkSiteDocument(
  services: Pick<Services, 'env' | 'settings' | 'now'>,
  document: SiteDocument,
  prefix = 'value.',
): void {
  const today = localDay(services.now(), services.env.configuredSite);
  if (document.phone && toE164(document.phone) === null)
    throw refusedField(`${prefix}phone`, 'invalid_format', 'Enter a phone number such as 403-555-0142');
  document.stories?.forEach(({ consentedOn }, index) => {
    if (consentedOn > today)
      throw refusedField(`${prefix}stories.${index}.consentedOn`, 'too_late', 'The consent must already be given');
  });
  document.reviews.forEach(({ page, date }, index) => {
    const at = (field: string) => `${prefix}reviews.${index}.${field}`;
    const known = reviewablePages.find(({ path }) => path === page);
    if (!known) throw refusedField(at('page'), 'not_an_option', 'Choose a guide or an article of this site');
    if (date > today) throw refusedField(at('date'), 'too_late', 'The review must already be done');
    if (date < known.modified) {
      const words = `The page last changed on ${dayWords(known.modified)}. Ask for another review, or remove this one`;
      throw refusedField(at('date'), 'too_early', words);
    }
  });
  const site = siteWith(services.env.configuredSite, document);
  checkClosures({ env: { ...services.env, site } }, services.settings.get(closuresSetting));
}
