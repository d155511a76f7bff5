/** Answers in other languages: each says what the English answer of its passage says. */
import { z } from 'zod';
import { daySchema } from '../types.ts';

export const translationLanguages = ['fr', 'pa', 'tl', 'es', 'zh'] as const;

const languageSchema = z.enum(translationLanguages);

const translatedSchema = z.strictObject({
  /** The passage whose answer it says: `/super-visa#who`. */
  passage: z.string().startsWith('/'),
  /** How people ask for it in the language, romanized ways included. */
  asks: z.array(z.string().min(1)).min(8).readonly(),
  say: z.string().trim().min(1).max(480),
});

/** The answers in one language, and who read them on which day. */
export const translationsSchema = z.strictObject({
  language: languageSchema,
  reviewed: daySchema,
  by: z.string().min(1),
  translated: z.literal(true),
  answers: z.array(translatedSchema).readonly(),
});
export type Translations = z.output<typeof translationsSchema>;

/** What is said around them. */
export const translationPhrasesSchema = z.record(
  languageSchema,
  z.strictObject({
    /** After each: it was translated, and the English page counts. */
    translated: z.string().min(1),
    /** Where no answer fits: what can be done. */
    elsewhere: z.string().min(1),
  }),
);
export type TranslationPhrases = z.output<typeof translationPhrasesSchema>;
