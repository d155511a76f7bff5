/** What pages are rendered from besides the profile: stories, reviewers and articles that administrators published. Only in rendering, never in a browser. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Post } from '#shared/content/posts/post.ts';
import type { Testimonial } from '#shared/content/testimonials/testimonial.ts';
import type { Reviewer } from '#shared/content/types.ts';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';

type Published = Pick<PublishedSite, 'stories' | 'reviews' | 'articles'>;

const PublishedContext = createContext<Published>({});

export function PublishedProvider({
  site: { stories, reviews, articles },
  children,
}: {
  site: PublishedSite;
  children: ReactNode;
}) {
  const published: Published = {
    ...(stories && { stories }),
    ...(reviews && { reviews }),
    ...(articles && { articles }),
  };
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

/** The articles of the admin area, newest first. */
export function usePublishedArticles(): readonly Post[] {
  return useContext(PublishedContext).articles ?? [];
}
