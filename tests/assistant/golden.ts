/** What a question of the golden sets says, and what a good assistant does with it. Judged by people, from the pages of the site. */
import { z } from 'zod';

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

/** The pages answer these. */
export const answered: readonly GoldenKind[] = ['answerable', 'typo', 'french', 'follow-up'];

/** One line of a set. */
export const goldenQuestion = z
  .strictObject({
    kind: z.enum(goldenKinds),
    q: z.string().min(1),
    /** The page it was asked on; the home page otherwise. */
    page: z.string().startsWith('/').optional(),
    /** What was said before. */
    history: z
      .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string().min(1) }))
      .min(1)
      .optional(),
    /**
     * Every page, or passage of a page, that somebody who knows would accept as the place of the answer: `/blog/hail-and-your-roof`
     * stands for all its passages, `/faq/auto#at-fault` for one.
     */
    sources: z.array(z.string().startsWith('/')).min(1).optional(),
    /** Kinds of personal data in it, in any order. */
    redacted: z.array(z.string().min(1)).optional(),
  })
  .refine(({ kind, sources }) => sources !== undefined || !answered.includes(kind), {
    path: ['sources'],
    message: 'name where the pages answer it',
  });
export type GoldenQuestion = z.output<typeof goldenQuestion>;
