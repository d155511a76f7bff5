import { newestFirst } from '#shared/content/articles/published.ts';
import type { Post } from '#shared/content/posts/post.ts';
import { posts } from '#shared/content/posts/registry.ts';

/** All articles, newest first: those of the admin area and those of the content. */
export function postsOf(articles: readonly Post[] = []): Post[] {
  return newestFirst([...articles, ...posts]);
}
