/** The site profile as it is published: the server's configuration, with what administrators set in its place. */
import type { Post } from '#shared/content/posts/post.ts';
import type { Testimonial } from '#shared/content/testimonials/testimonial.ts';
import type { Reviewer } from '#shared/content/types.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import type { SiteDocument, Story } from './schema.ts';

/** The profile with what only rendered pages need. */
export type PublishedSite = SiteProfile & {
  /** In place of those of content/testimonials. */
  stories?: readonly Testimonial[];
  /** By address, in place of those of the content. */
  reviews?: Readonly<Record<string, Reviewer>>;
} & Partial<PublishedArticles>;

/** What administrators wrote, beside the articles of the content. */
export type PublishedArticles = {
  articles: readonly Post[];
  /** The ends of the addresses that had one. */
  withdrawn: readonly string[];
};

/** The profile alone, as documents carry it to browsers. */
export function profileOf({
  stories: _1,
  reviews: _2,
  articles: _3,
  withdrawn: _4,
  ...site
}: PublishedSite): SiteProfile {
  return site;
}

function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  return `${first.charAt(0)}${others.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
}

function testimonialOf({ name, ...story }: Story, index: number): Testimonial {
  return { id: `story-${index + 1}`, name, avatar: initialsOf(name), ...story } as Testimonial;
}

/**
 * Applies a document to the configuration. The address, the region and the time zone are always the configuration's, and so are the
 * sentences of the notice.
 */
export function siteWith(configured: SiteProfile, document: SiteDocument): SiteProfile {
  const name = document.name || configured.name;
  const email = document.email || configured.email;
  // Privacy requests go to the site's own address unless one of their own was set.
  const ownPrivacyEmail = configured.privacyEmail === configured.email ? email : configured.privacyEmail;
  const notice = configured.legalNotice.replace(configured.name, () => name);
  return {
    ...configured,
    name,
    email,
    ...(document.phone && { phone: document.phone }),
    postalAddress: document.postalAddress || configured.postalAddress,
    privacyOfficer: document.privacyOfficer || configured.privacyOfficer,
    privacyEmail: document.privacyEmail || ownPrivacyEmail,
    legalNotice: document.noticeAddition ? `${notice} ${document.noticeAddition}` : notice,
    hours: document.hours ?? configured.hours,
    social: document.social ?? configured.social,
  };
}

/** The same, with the stories, reviews and articles that pages are rendered from. */
export function publishedSite(
  site: SiteProfile,
  { stories, reviews }: SiteDocument,
  { articles, withdrawn }: PublishedArticles,
): PublishedSite {
  return {
    ...site,
    // Left out while there are none: the pages of the build then fit.
    ...(articles.length > 0 && { articles }),
    ...(withdrawn.length > 0 && { withdrawn }),
    ...(stories && { stories: stories.map(testimonialOf) }),
    ...(reviews.length > 0 && {
      reviews: Object.fromEntries(
        reviews.map(({ page, name, licence, date }) => [page, { name, licence, date: date as Reviewer['date'] }]),
      ),
    }),
  };
}
