/** An article. */
import { blogPosting, breadcrumbsTo, shareImage } from '#client/site/seo.ts';
import { type Post, postCategories } from '#shared/content/posts/post.ts';
import { postDescription, postSummary, posts } from '#shared/content/posts/registry.ts';
import { anchorOf, lastChange } from '#shared/content/prose.ts';
import { paths } from '#shared/platform/paths.ts';
import { Checklist } from '../content/checklist.tsx';
import { PageBody } from '../content/page-body.tsx';
import { PageContents } from '../content/page-contents.tsx';
import { PageFacts } from '../content/page-facts.tsx';
import { PageFeedback } from '../content/page-feedback.tsx';
import { Prose } from '../content/prose.tsx';
import { QuoteCard } from '../content/quote-card.tsx';
import { RelatedLinks } from '../content/related-links.tsx';
import { ReviewedBy } from '../content/reviewed-by.tsx';
import { TextSection } from '../content/text-section.tsx';
import type { LoadedPage } from '../page.ts';
import { useReviewer } from '../published-site.tsx';
import { Byline } from './byline.tsx';
import { PostIntro } from './post-intro.tsx';
import { postPicture } from './post-picture.ts';
import { relatedTo } from './related-to.ts';

const CHECKLIST = { id: 'checklist', heading: 'Checklist' };

function headingsOf({ body, checklist }: Post) {
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => ({ id: anchorOf(heading), heading }));
  return checklist ? [...headings, CHECKLIST] : headings;
}

function PostBody({ post }: { post: Post }) {
  const reviewer = useReviewer(paths.post(post.slug)) ?? post.reviewedBy;
  return (
    <article>
      <PostIntro category={postCategories[post.category]} title={post.title} picture={postPicture(post)}>
        <Byline post={post} />
        {reviewer && <ReviewedBy reviewer={reviewer} />}
      </PostIntro>
      <PageBody
        aside={
          <>
            <PageContents sections={headingsOf(post)} />
            <QuoteCard label="Get a quote" />
          </>
        }
      >
        <Prose text={post.body} />
        {post.checklist && (
          <TextSection {...CHECKLIST}>
            <Checklist lines={post.checklist} />
          </TextSection>
        )}
        <PageFeedback page={paths.post(post.slug)} />
        <PageFacts reviewed={post.reviewed} sources={post.sources} content={post} />
      </PageBody>
      <RelatedLinks to={relatedTo(post)} />
    </article>
  );
}

export function postPage(post: Post): LoadedPage {
  const path = paths.post(post.slug);
  // The build draws the preview pictures of shared links: an article that it doesn’t know has the picture of the list.
  const shareAs = posts.some(({ slug }) => slug === post.slug) ? path : paths.blog;
  return {
    body: <PostBody post={post} />,
    head: (site, day) => {
      const modified = lastChange(post, post.modified, day);
      return {
        title: post.title,
        description: postSummary(post, day),
        canonical: path,
        picture: postPicture(post),
        shareAs,
        modified,
        article: { published: post.published },
        reviewedBy: site.reviews?.[path] ?? post.reviewedBy,
        crumbs: breadcrumbsTo({ name: 'Resources', path: paths.blog }, { name: post.title, path }),
        structuredData: [
          blogPosting(
            {
              path,
              image: shareImage(shareAs),
              headline: post.title,
              description: postDescription(post, day),
              datePublished: post.published,
              dateModified: modified,
              author: { '@type': 'Organization', name: site.name, url: `${site.url}${paths.about}` },
              ...(post.keywords.length > 0 && { keywords: post.keywords }),
              articleSection: postCategories[post.category],
            },
            site,
          ),
        ],
      };
    },
  };
}
