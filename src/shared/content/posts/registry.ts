/** All articles, the newest first. */
import { posts as byName } from '../generated/posts.ts';
import type { Post } from './post.ts';

export const posts: readonly Post[] = byName.toSorted((one, other) => other.published.localeCompare(one.published));
