import { formatDay } from '#client/lib/format-date.ts';
import { useReadingDay } from '#client/lib/reading-day.tsx';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import type { Post } from '#shared/content/posts/post.ts';
import { plainText, readingMinutes } from '#shared/content/prose.ts';
import css from '../layout/page-intro.module.css';

/** Author, date, reading time. */
export function Byline({ post }: { post: Post }) {
  const day = useReadingDay();
  const { name } = useSiteProfile();
  return (
    <p className={css.byline}>
      {name} · <time dateTime={post.published}>{formatDay(post.published)}</time>
      {post.modified !== post.published && (
        <>
          , updated <time dateTime={post.modified}>{formatDay(post.modified)}</time>
        </>
      )}{' '}
      · {readingMinutes(plainText(post.body, day))}&nbsp;min read
    </p>
  );
}
