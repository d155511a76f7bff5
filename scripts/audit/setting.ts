import type { BuiltSite } from './built-site.ts';

/** What every part of the audit works with. */
export interface Setting {
  /** Where the product answers, without a slash at the end. */
  url: string;
  site: BuiltSite;
  chromiumPath: string;
  /** Lighthouse once per page, and the menu tapped once, to see that everything works. */
  quick: boolean;
}
