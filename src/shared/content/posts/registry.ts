/** All articles, newest first. */
import { newestFirst } from '../articles/published.ts';
import { posts as byName } from '../generated/posts.ts';
import { plainText } from '../prose.ts';
import type { Post } from './post.ts';

export const posts: readonly Post[] = newestFirst(byName);

/** The first 160 characters of the text (spec §1). */
export function postDescription(post: Post, day: string): string {
  return plainText(post.body, day).slice(0, 160).trimEnd();
}

/** The whole sentences among them: what people read on a card, in the feed and in search results. */
export function postSummary(post: Pick<Post, 'body'>, day: string): string {
  return /^.{0,159}[.?!](?=\s|$)/.exec(plainText(post.body, day))?.[0] ?? '';
}
