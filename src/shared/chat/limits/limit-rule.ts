/** A limit as a table row: the phrases that touch it, those that do not although they look so, and what is said. */
import type { ChatVerdict } from '../schema.ts';

export type LimitRule = {
  name: string;
  verdict: Extract<ChatVerdict, 'limited' | 'emergency' | 'person' | 'courtesy' | 'abstained'>;
  offersPerson: boolean;
  /** Pages that help further stand below the words. */
  withSources: boolean;
  /** In the language of `words/phrases.ts`; English, French and how both are typed in a hurry. */
  phrases: readonly string[];
  /** A phrase counts for nothing where one of these holds a word of it: `if my house is on fire`. */
  unless?: readonly string[];
  /** The rule counts for nothing where one of these stands anywhere. */
  notWith?: readonly string[];
  /** The phrases must be all there is: `hello`, but not `hello, what is a deductible`. */
  alone?: true;
  /** In the language of the question. */
  response: { en: (siteName: string) => string; fr: (siteName: string) => string };
};
