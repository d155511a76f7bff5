import { plainText } from '../prose.ts';
import type { Day, Prose, Source } from '../types.ts';

export const postCategories = {
  auto: 'Auto',
  home: 'Home and property',
  business: 'Business',
  'life-and-travel': 'Life, travel and visitors',
  'getting-started': 'Getting started',
} as const;
export type PostCategory = keyof typeof postCategories;

/** Who answers for a text: a desk of the editors, not an invented person. */
export const authors = {
  auto: { name: 'Auto desk', role: 'Editors for auto insurance' },
  property: { name: 'Property desk', role: 'Editors for homes and weather' },
  business: { name: 'Business desk', role: 'Editors for business insurance' },
  people: { name: 'People desk', role: 'Editors for life, travel and newcomers' },
} as const;
export type Author = keyof typeof authors;

/** An article. Its description is its first 160 characters (section 1 of the specification), so it must begin well. */
export interface Post {
  slug: string;
  title: string;
  author: Author;
  category: PostCategory;
  keywords: readonly string[];
  published: Day;
  /** The last change of meaning; the same as `published` for a text that never changed. */
  modified: Day;
  reviewed: Day;
  /** 700 words or more, with `## headings`. The first paragraph tells the answer. */
  body: Prose;
  /** Short lines for a checklist that is printed, where the article has one. */
  checklist?: readonly string[];
  sources: readonly Source[];
  /** Paths of services, industries, places or posts. */
  related: readonly string[];
}

/** The first 160 characters of the text (section 1 of the specification). */
export function postDescription(post: Post, day: string): string {
  return plainText(post.body, day).slice(0, 160).trimEnd();
}
