/** The stories that visitors of this installation see; the build renders a page with the carousel once for each kind. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Testimonial } from '#shared/content/testimonials/testimonial.ts';

type StoryList = readonly Testimonial[];

const ShownStories = createContext<StoryList | null>(null);

export function ShownStoriesProvider({ stories, children }: { stories: StoryList; children: ReactNode }) {
  return <ShownStories value={stories}>{children}</ShownStories>;
}

export function useShownStories(): StoryList {
  const stories = useContext(ShownStories);
  if (!stories) throw new Error('useShownStories outside ShownStoriesProvider');
  return stories;
}
