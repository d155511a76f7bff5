/** What pages are rendered from besides the profile: stories and reviewers that administrators published. Only in rendering, never in a browser. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Testimonial } from '#shared/content/testimonials/testimonial.ts';
import type { Reviewer } from '#shared/content/types.ts';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';

type Published = Pick<PublishedSite, 'stories' | 'reviews'>;

const PublishedContext = createContext<Published>({});

export function PublishedProvider({
  site: { stories, reviews },
  children,
}: {
  site: PublishedSite;
  children: ReactNode;
}) {
  const published: Published = { ...(stories && { stories }), ...(reviews && { reviews }) };
  return <PublishedContext value={published}>{children}</PublishedContext>;
}

/** Who was published as the reviewer of a page. */
export function useReviewer(path: string): Reviewer | undefined {
  return useContext(PublishedContext).reviews?.[path];
}

/** The published stories; undefined while those of the content apply. */
export function usePublishedStories(): readonly Testimonial[] | undefined {
  return useContext(PublishedContext).stories;
}
