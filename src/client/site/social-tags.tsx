import { fullTitle, type PageHead } from '#client/lib/seo.ts';
import { sharePicture } from '#client/pictures/pictures.ts';
import type { SiteProfile } from '#shared/site.ts';

/** Open Graph and Twitter tags. */
export function SocialTags({ head, site }: { head: PageHead; site: SiteProfile }) {
  const image = `${site.url}${head.image ?? sharePicture.url}`;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      <meta property="og:title" content={fullTitle(head, site)} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={`${site.url}${head.canonical}`} />
      <meta property="og:image" content={image} />
      {!head.image && <meta property="og:image:width" content={String(sharePicture.width)} />}
      {!head.image && <meta property="og:image:height" content={String(sharePicture.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle(head, site)} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
