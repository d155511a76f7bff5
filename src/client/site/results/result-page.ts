import type { ReactElement } from 'react';
import type { PageHead } from '#client/site/seo.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** A page that is filled per request. The build renders its frame, the server its content. */
export interface ResultPage<Data> {
  /** Never indexed: its content differs for every visitor. */
  head: (site: SiteProfile) => Omit<PageHead, 'robots' | 'modified' | 'canonical'> & { canonical: string };
  /** The title of this response, without the site’s name; the frame’s own when absent. */
  title?: (data: Data) => string;
  /** The page shows fields of the quote wizard, whose style sheets other pages do without. */
  asksQuestions?: true;
  body: (data: Data) => ReactElement;
}
