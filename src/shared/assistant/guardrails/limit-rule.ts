/** A limit as a table row: the phrases that trigger it, lookalikes that do not, the response and the pages shown below it. */
import type { SiteProfile } from '#shared/platform/site.ts';
import type { ChatVerdict } from '../schema.ts';
import type { Topic } from './topics.ts';

/** A sentence for some of a rule's questions. */
export type Aspect = {
  name: string;
  /** Occur beside the rule's own phrases. */
  phrases: readonly string[];
  unless?: readonly string[];
  response: LimitRule['response'];
};

export type LimitRule = {
  name: string;
  /** `answered` where fixed words answer the question and no limit applies. */
  verdict: Extract<ChatVerdict, 'limited' | 'emergency' | 'person' | 'courtesy' | 'abstained' | 'answered'>;
  offersPerson: boolean;
  /** Pages always shown below the response, in the order in which it cites them as `[1]` and `[2]`. */
  pages?: (topic: Topic) => readonly string[];
  /** Also searches for further helpful pages to show below. */
  withSources: boolean;
  /**
   * What the pages say comes first, where they say something about the question: the limit is only about the visitor’s own case. `named`:
   * what the first of its own pages says, whatever the question.
   */
  saysFirst?: true | 'named';
  /** Said before what the pages say, and before the response. */
  opens?: { en: string; fr: string };
  /** Shown below when the search finds nothing. */
  otherwise?: (topic: Topic) => readonly string[];
  /** In the language of `words/phrases.ts`; English, French and how both are typed in a hurry. */
  phrases: readonly string[];
  /** A phrase is ignored where one of these covers a word of it: `if my house is on fire`. */
  unless?: readonly string[];
  /** The rule is skipped when any of these occurs anywhere. */
  notWith?: readonly string[];
  /** The rule is skipped when the previous question was about this. */
  notAfter?: RegExp;
  /** The phrases must be the whole message: `hello`, but not `hello, what is a deductible`. */
  alone?: true;
  /** Only at the beginning of a conversation: later, "how much" continues what was asked. */
  first?: true;
  /** What can be pressed below the response: a question, or a page that opens. */
  choices?: readonly { label: { en: string; fr: string }; asks?: string; path?: string }[];
  /** In the language of the question. */
  response: { en: (site: SiteProfile) => string; fr: (site: SiteProfile) => string };
  /** The first that applies replaces the response. */
  aspects?: readonly Aspect[];
  /** The rule is skipped where the search finds one of these passages first and one of these phrases occurs: the page answers. */
  yields?: { phrases: readonly string[]; to: readonly string[] };
  /** Appended to the response when a page is shown below. The quote request form does not count. */
  below?: { en: string; fr: string };
};
