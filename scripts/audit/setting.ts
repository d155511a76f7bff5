import type { BuiltSite } from './built-site.ts';

/** What every part of the audit needs. */
export interface Setting {
  /** Where the product answers, without a trailing slash. */
  url: string;
  site: BuiltSite;
  chromiumPath: string;
  /** Runs Lighthouse once per page and taps the menu once, to check that everything works. */
  quick: boolean;
}
