/** What the assistant says from a passage: written by people, and kept beside the page it belongs to. */
import { z } from 'zod';
import { daySchema } from '../types.ts';

/** Characters as read aloud in one breath or two; a fact that is filled in adds its own. */
const LENGTH = { min: 40, max: 420 };

/** Marks of Markdown: an answer is said, so it has none. A link's text would be read without its link. */
const MARKUP = /\[[^\]]*\]\(|\*\*|`|^\s*[-|#]|\n/m;

const saySchema = z
  .string()
  .trim()
  .min(LENGTH.min)
  .max(LENGTH.max)
  .refine((say) => !MARKUP.test(say), 'An answer is plain text: no links, lists or emphasis')
  .refine((say) => /(?:[.?]|\}\})$/.test(say), 'An answer ends with a full stop')
  .refine((say) => !say.includes("'"), 'Write a typographic apostrophe: ’');

/** A further answer of a passage, to a group of questions that its first answer doesn't reply to. */
const furtherSchema = z.strictObject({
  /** The anchor of the passage, or `top`. */
  at: z.string().regex(/^\S+$/),
  /** How people ask exactly this. */
  asks: z.array(z.string().min(1)).min(3).readonly(),
  say: saySchema,
});

/** One page: a file below `content/answers`, in the folder and with the name of the page's own file. */
export const answersPageSchema = z.strictObject({
  /** The address of the page. */
  page: z.string().startsWith('/'),
  /** The day on which its answers were last read against the page. */
  reviewed: daySchema,
  /** Who read them. */
  by: z.string().min(1),
  /** By the anchor of the passage; `top` for the introduction of the page. `{{fact:…}}` and `{{amount:…}}` work as in the page. */
  answers: z.record(z.string().regex(/^\S+$/), saySchema),
  more: z.array(furtherSchema).readonly().optional(),
});

/** The address of a passage; `top` is the introduction of its page. */
export const passageAt = (page: string, anchor: string) => (anchor === 'top' ? page : `${page}#${anchor}`);

/** The first answers of a page. Its further ones, and their questions, are modules of their own. */
export type AnswersPage = Omit<z.output<typeof answersPageSchema>, 'more'>;
