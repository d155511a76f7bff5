/** What a public page is: an address, its head, and a component that is only ever rendered at build time. */
import type { ComponentType } from 'react';
import type { PageHead } from '#client/lib/seo.ts';
import type { SiteProfile } from '#shared/site.ts';

export interface LoadedPage {
  head: (site: SiteProfile) => PageHead;
  Body: ComponentType;
}

export interface PageRoute {
  /** The address, without a trailing slash. Twin routes are two entries with one `load` (decision 9). */
  path: string;
  load: () => Promise<LoadedPage>;
}
