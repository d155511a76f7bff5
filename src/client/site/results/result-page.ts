import type { ReactElement } from 'react';
import type { PageHead } from '#client/site/seo.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** A page that is filled per request. The build renders its frame, the server its content. */
export interface ResultPage<Data> {
  /** Never indexed: its content differs for every visitor. */
  head: (site: SiteProfile) => Omit<PageHead, 'robots' | 'modified' | 'canonical'> & { canonical: string };
  body: (data: Data) => ReactElement;
}
