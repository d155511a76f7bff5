import type { PortalArea } from '#shared/platform/installed-app.ts';

/** `wizard`: fields of the quote wizard without it; `apart`: demos, and responses to what a visitor sent. */
export type StyleSet = 'wizard' | 'apart';

/** What a document links: the build fills it from the manifest, the dev server from the source. */
export interface SiteAssets {
  /** Style sheets of the public pages, in order. */
  styles: string[];
  /** Style sheets of few pages. */
  styleSets: Record<StyleSet, string[]>;
  /** The module of the public site, loaded after the page. */
  entry: string;
  /** Fonts that the first screen needs. */
  fonts: string[];
  /** By area: what every page of a portal needs, and what the first screen of the area needs besides. */
  portal: {
    styles: string[];
    firstStyles: Record<PortalArea, string[]>;
    entry: string;
    preloads: Record<PortalArea, string[]>;
  };
  /** The inline script of every document, ready to be inserted (and, in a build, hashed). */
  firstScript: string;
  /** That of the portals besides. */
  earlyScript: string;
  /** That of a portal whose first screen is a list. */
  rowsScript: string;
  /** Identifies this build in error reports. */
  release: string;
  /** Modules that inject the styles where there are no style sheets yet: the dev server. */
  styleModules?: string[];
  styleSetModules?: Record<StyleSet, string>;
}
