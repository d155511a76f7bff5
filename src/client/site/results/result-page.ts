import type { ReactElement } from 'react';
import type { PageHead } from '#client/site/seo.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** A page that is filled in when it is asked for. Its frame is rendered by the build, its inside by the server. */
export interface ResultPage<Data> {
  /** Never in search engines: it says something else to everybody. */
  head: (site: SiteProfile) => Omit<PageHead, 'robots' | 'modified' | 'canonical'> & { canonical: string };
  body: (data: Data) => ReactElement;
}
