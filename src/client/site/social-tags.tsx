import type { SiteProfile } from '#shared/platform/site.ts';
import { fullTitle, type PageHead, SHARE_SIZE, shareImage } from './seo.ts';

/** Open Graph tags, and the one Twitter tag without an equivalent: Twitter falls back to Open Graph for the rest. */
export function SocialTags({ head, site }: { head: PageHead; site: SiteProfile }) {
  // A page that is not indexed has no picture of its own.
  const image = `${site.url}${shareImage(head.robots?.startsWith('noindex') ? null : (head.shareAs ?? head.canonical))}`;
  return (
    <>
      <meta property="og:type" content={head.article ? 'article' : 'website'} />
      {head.article && <meta property="article:published_time" content={head.article.published} />}
      {head.article && <meta property="article:modified_time" content={head.modified} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      <meta property="og:title" content={fullTitle(head, site)} />
      <meta property="og:description" content={head.description} />
      {head.canonical !== null && <meta property="og:url" content={`${site.url}${head.canonical}`} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={head.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
