import type { ContentPage, FaqItem, Point, Prose, Source } from '../types.ts';

/** A danger of a place, and what happened there before. */
export interface LocalRisk {
  name: string;
  /** When it happened or in which season it comes: `June 2013`, `every winter`. */
  when: string;
  text: Prose;
}

/** A place with a page of its own. Adding one is adding a file and a line in `registry.ts`. */
export interface Community extends ContentPage {
  slug: string;
  name: string;
  /** What it legally is. Fort McMurray is an urban service area and no city: the pages then say "community". */
  kind: 'city' | 'community';
  heading: string;
  lead: Prose;
  population: { count: number; year: number; source: Source };
  /** First three characters of its postal codes, or ranges of them: `T2A to T3S`. */
  postalPrefixes: readonly string[];
  roads: readonly Point[];
  water: readonly Point[];
  landmarks: readonly string[];
  neighbours: readonly string[];
  risks: readonly LocalRisk[];
  driving: Prose;
  home: Prose;
  business: Prose;
  checklist: readonly string[];
  questions: readonly FaqItem[];
  related: readonly string[];
}
