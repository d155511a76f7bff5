import { Feed } from 'feed';
import { postCategories } from '#shared/content/posts/post.ts';
import { postSummary } from '#shared/content/posts/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';
import { postsOf } from './posts-of.ts';

const moment = (day: string) => new Date(`${day}T12:00:00Z`);

/** The articles as RSS 2.0, newest first. */
export function blogFeed(site: PublishedSite, day: string): string {
  const posts = postsOf(site.articles);
  const feed = new Feed({
    title: `${site.name}: insurance in plain English`,
    description: site.legalNotice,
    id: `${site.url}${paths.blog}`,
    link: `${site.url}${paths.blog}`,
    language: site.locale,
    copyright: site.name,
    updated: moment(posts[0]?.published ?? day),
    feedLinks: { rss: `${site.url}${paths.feed}` },
  });
  for (const post of posts) {
    const link = `${site.url}${paths.post(post.slug)}`;
    feed.addItem({
      title: post.title,
      id: link,
      link,
      description: postSummary(post, day),
      date: moment(post.modified),
      published: moment(post.published),
      author: [{ name: site.name, email: site.email }],
      category: [{ name: postCategories[post.category] }],
    });
  }
  return feed.rss2();
}
