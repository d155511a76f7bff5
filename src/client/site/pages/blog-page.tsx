import { formatDay } from '#client/lib/format-date.ts';
import { useReadingDay } from '#client/lib/reading-day.tsx';
import { breadcrumbsTo } from '#client/site/seo.ts';
import { type Post, postCategories } from '#shared/content/posts/post.ts';
import { postSummary } from '#shared/content/posts/registry.ts';
import { lastChange, plainText, readingMinutes } from '#shared/content/prose.ts';
import { paths } from '#shared/platform/paths.ts';
import { postPicture } from '../blog/post-picture.ts';
import { postsOf } from '../blog/posts-of.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { PictureCard } from '../cards/picture-card.tsx';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';
import { usePublishedArticles } from '../published-site.tsx';

function PostCard({ post }: { post: Post }) {
  const day = useReadingDay();
  return (
    <PictureCard
      href={paths.post(post.slug)}
      name={post.title}
      picture={postPicture(post)}
      note={
        <>
          <time dateTime={post.published}>{formatDay(post.published)}</time> ·{' '}
          {readingMinutes(plainText(post.body, day))}&nbsp;min
        </>
      }
    >
      {postSummary(post, day)}
    </PictureCard>
  );
}

/** Articles by subject, newest first. */
function BlogPage() {
  const posts = postsOf(usePublishedArticles());
  const groups = Object.entries(postCategories)
    .map(([id, name]) => ({ id, name, posts: posts.filter(({ category }) => category === id) }))
    .filter((group) => group.posts.length > 0);
  return (
    <>
      <PageIntro heading="Resources">
        <p>Rule changes, seasonal risks and questions to ask, with dates and sources.</p>
      </PageIntro>
      <div className={page.row}>
        {groups.map((group) => (
          <section key={group.id} className={page.group} aria-labelledby={`${group.id}-heading`}>
            <h2 className={page.heading} id={`${group.id}-heading`}>
              {group.name}
            </h2>
            <CardGrid>
              {group.posts.map((post) => (
                <PostCard key={post.slug} post={post} />
              ))}
            </CardGrid>
          </section>
        ))}
        <p className={page.note}>
          What the terms in a policy mean: <a href={paths.words}>insurance terms in plain English</a>.
        </p>
        <p className={page.note}>
          New articles are also available as an <a href={paths.feed}>RSS feed</a> and in the{' '}
          <a href={paths.newsletter}>newsletter</a>.
        </p>
      </div>
    </>
  );
}

export const blogPage: LoadedPage = {
  body: <BlogPage />,
  head: (site, day) => ({
    title: 'Resources: insurance in plain English',
    description: `Articles about auto, home, business and visitor insurance in ${site.region}: Care-First, hail, flooded basements, condo deductibles, Super Visa and more.`,
    canonical: paths.blog,
    modified:
      postsOf(site.articles)
        .map((post) => lastChange(post, post.modified, day))
        .sort()
        .at(-1) ?? day,
    crumbs: breadcrumbsTo({ name: 'Resources', path: paths.blog }),
  }),
};
