import { z } from 'zod';
import { daySchema } from '../types.ts';

/** The dangers that are answered in other languages, most severe first; the rules of the same names say it in English and French. */
export const dangerNames = [
  'crisis',
  'arson',
  'gas',
  'fire',
  'injury',
  'violence-at-home',
  'impaired',
  'leaving-the-scene',
  'fraud',
] as const;
export type DangerName = (typeof dangerNames)[number];

const dangerSchema = z.strictObject({
  /** In the language of `platform/words/phrases.ts`; each Chinese character is a word. */
  phrases: z.array(z.string().min(1)).min(1).readonly(),
  answer: z.string().min(1),
});

/** One language in one script: how it is recognized, its dangers, and what is said to any other question. */
export const dangerWordsSchema = z.strictObject({
  language: z.string().min(1),
  /** The day its words were last read through. */
  reviewed: daySchema,
  /** Any letter of this script is this language, apart from the exceptions below. Without it: Latin letters. */
  script: z.enum(['Arabic', 'Cyrillic', 'Devanagari', 'Gurmukhi', 'Han']).optional(),
  /** Letters that tell it from another language of this list in the same script. */
  letters: z.string().optional(),
  /** Letters of languages that are not in this list. */
  foreign: z.string().optional(),
  /** Small words that tell it from other languages in Latin letters; separated by spaces. */
  words: z
    .string()
    .transform((words) => words.split(' '))
    .optional(),
  /** With one of these, a fire or a crash is long past or only supposed, and what insurance pays is asked. */
  ordinary: z.array(z.string().min(1)).min(1).readonly(),
  dangers: z.record(z.enum(dangerNames), dangerSchema),
  other: z.string().min(1),
});
/** `code` is the name of its file: the language, and the script where there are several. */
export type DangerWords = z.output<typeof dangerWordsSchema> & { code: string };
