/** A limit as a table row: the phrases that touch it, those that do not although they look so, what is said and which pages stand below. */
import type { SiteProfile } from '#shared/platform/site.ts';
import type { ChatVerdict } from '../schema.ts';
import type { Topic } from './topics.ts';

export type LimitRule = {
  name: string;
  /** `answered` where fixed words answer the question and no limit is touched. */
  verdict: Extract<ChatVerdict, 'limited' | 'emergency' | 'person' | 'courtesy' | 'abstained' | 'answered'>;
  offersPerson: boolean;
  /** Addresses that stand below the words whatever is found, in the order in which the words name them as `[1]` and `[2]`. */
  pages?: (topic: Topic) => readonly string[];
  /** Pages that help further are looked for as well, and stand below. */
  withSources: boolean;
  /** Stands below where nothing is found. */
  otherwise?: (topic: Topic) => readonly string[];
  /** In the language of `words/phrases.ts`; English, French and how both are typed in a hurry. */
  phrases: readonly string[];
  /** A phrase counts for nothing where one of these holds a word of it: `if my house is on fire`. */
  unless?: readonly string[];
  /** The rule counts for nothing where one of these stands anywhere. */
  notWith?: readonly string[];
  /** The rule counts for nothing where the question before was about this. */
  notAfter?: RegExp;
  /** The phrases must be all there is: `hello`, but not `hello, what is a deductible`. */
  alone?: true;
  /** In the language of the question. */
  response: { en: (site: SiteProfile) => string; fr: (site: SiteProfile) => string };
  /** Follows the response where a page stands below. The form to ask for a quote is none. */
  below?: { en: string; fr: string };
};
