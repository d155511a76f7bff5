/** What a document links: the build fills it from the manifest, the dev server from the source. */
export interface SiteAssets {
  /** Style sheets of the public pages, in order. */
  styles: string[];
  /** The module of the public site, fetched after the page has loaded. */
  entry: string;
  /** Fonts that the first screen needs. */
  fonts: string[];
  portal: { styles: string[]; entry: string; preloads: string[] };
  /** The inline script, ready to be written (and, in a build, hashed). */
  firstScript: string;
  /** Names this build in reports of failures. */
  release: string;
  /** Modules that bring the styles where there are no style sheets yet: the dev server. */
  styleModules?: string[];
}
