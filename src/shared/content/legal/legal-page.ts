import type { ContentPage, Prose, Section } from '../types.ts';

/**
 * A page about the product itself: who it is, its terms, its privacy policy. Its texts may hold the placeholders of the site profile
 * (`fillProfile` in `src/shared/site.ts`).
 */
export interface LegalPage extends ContentPage {
  heading: string;
  lead: Prose;
  sections: readonly Section[];
}
