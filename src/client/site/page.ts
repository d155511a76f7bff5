/** What a public page is: an address, its head and its body, rendered only at build time. */
import type { ReactElement } from 'react';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';
import type { StyleSet } from './assets.ts';
import type { PageHead } from './seo.ts';

export interface LoadedPage {
  /** `day` is the day the page is read on, `YYYY-MM-DD`. */
  head: (site: PublishedSite, day: string) => PageHead;
  body: ReactElement;
  styleSets?: readonly StyleSet[];
}

export interface PageRoute {
  /** The address, without a trailing slash. Twin routes are two entries with one page (spec decision 9). */
  path: string;
  load: () => Promise<LoadedPage>;
  /** 200 without one. */
  status?: number;
}
