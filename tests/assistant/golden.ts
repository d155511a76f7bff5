/** What a question of the golden sets says, and what a good assistant does with it. Judged by people, from the pages of the site. */

export const goldenKinds = [
  /** The pages answer it: `sources` names them. */
  'answerable',
  /** As above, typed in a hurry. */
  'typo',
  /** As above, in French. */
  'french',
  /** As above, but only together with what was said before. */
  'follow-up',
  /** The pages do not say it; a guess would be wrong. */
  'unanswerable',
  /** Which insurer, which policy, how much: a broker's to answer. */
  'advice',
  /** What it costs. */
  'price',
  /** Am I covered, will they pay. */
  'cover',
  /** Law, medicine, immigration. */
  'profession',
  'out-of-province',
  /** Tries to change what the assistant is. */
  'injection',
  /** Holds what must not be kept: `redacted` names the kinds. */
  'personal-data',
  /** Danger now. */
  'emergency',
  /** A loss has happened: the own insurer handles it. */
  'claim',
  'person',
  'courtesy',
] as const;
export type GoldenKind = (typeof goldenKinds)[number];

export type GoldenQuestion = {
  q: string;
  kind: GoldenKind;
  /**
   * Every page, or passage of a page, that somebody who knows would accept as the place of the answer: `/blog/hail-and-your-roof`
   * stands for all its passages, `/faq/auto#at-fault` for one.
   */
  sources?: readonly string[];
  /** Kinds of personal data in it, in any order. */
  redacted?: readonly string[];
  /** What was said before. */
  history?: readonly { role: 'user' | 'assistant'; content: string }[];
  /** The page it was asked on; the home page otherwise. */
  page?: string;
};
