import type { Post, PostCategory } from '#shared/content/posts/post.ts';
import { posts } from '#shared/content/posts/registry.ts';
import { paths } from '#shared/platform/paths.ts';

const POSTS = 2;

const guideOf: Record<PostCategory, string> = {
  auto: paths.insurance('auto'),
  home: paths.insurance('home'),
  business: paths.business,
  'life-and-travel': paths.superVisa,
  'getting-started': paths.words,
};

/** What to read next: what the article names; otherwise the guide of its category, and the newest articles of the content in it. */
export function relatedTo({ related, category, slug }: Pick<Post, 'related' | 'category' | 'slug'>): readonly string[] {
  if (related.length > 0) return related;
  const others = posts.filter((post) => post.category === category && post.slug !== slug).slice(0, POSTS);
  return [guideOf[category], ...others.map((post) => paths.post(post.slug))];
}
