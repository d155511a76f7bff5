/** The fields of a question in the golden sets, and what a good assistant does with it. Labelled by people, from the pages of the site. */
import { z } from 'zod';

export const goldenKinds = [
  /** The pages answer it: `sources` names them. */
  'answerable',
  /** As above, with typing errors. */
  'typo',
  /** As above, in French. */
  'french',
  /** As above, but only together with the conversation so far. */
  'follow-up',
  /** The pages have no answer; a guess would be wrong. */
  'unanswerable',
  /** Which insurer, which policy, how much: for a broker to answer. */
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
  /** Contains data that must not be stored: `redacted` names the kinds. */
  'personal-data',
  /** Immediate danger. */
  'emergency',
  /** A loss has happened: the visitor's own insurer handles it. */
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
    /** The page it was asked on; the home page by default. */
    page: z.string().startsWith('/').optional(),
    /** The conversation so far. */
    history: z
      .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string().min(1) }))
      .min(1)
      .optional(),
    /**
     * Every page, or passage of a page, that an expert would accept as the source of the answer: `/blog/hail-and-your-roof`
     * covers all its passages, `/faq/auto#at-fault` only one.
     */
    sources: z.array(z.string().startsWith('/')).min(1).optional(),
    /** The kinds of personal data in it, in any order. */
    redacted: z.array(z.string().min(1)).optional(),
  })
  .refine(({ kind, sources }) => sources !== undefined || !answered.includes(kind), {
    path: ['sources'],
    message: 'name where the pages answer it',
  });
export type GoldenQuestion = z.output<typeof goldenQuestion>;
