/** Search over all of the site's content: pages, articles, questions, dated facts. */
import { z } from 'zod';
import { line } from '#shared/platform/fields.ts';

export const searchInputSchema = z.object({
  q: line('Enter what you’re looking for', { min: 1, max: 200 }),
  in: z
    .enum(['questions'], 'Send “questions”, or leave this out')
    .optional()
    .meta({ description: 'Only the questions and answers' }),
});

const searchMarkSchema = z.object({
  begins: z.int().meta({ description: 'The first letter of the word, counted from 0', examples: [0] }),
  ends: z.int().meta({ description: 'The letter after the word', examples: [4] }),
});
export type SearchMark = z.infer<typeof searchMarkSchema>;

const searchResultSchema = z
  .object({
    title: z.string(),
    /** Relative to the site root, with the anchor of the best matching passage. */
    path: z.string(),
    kind: z.string().meta({ description: 'What the page is: Insurance, Industry, Place, Article, Questions' }),
    excerpt: z.string().meta({ description: 'What the best-matching passage answers, as plain text' }),
    marks: z.array(searchMarkSchema).meta({ description: 'The words of the excerpt that the search is about' }),
    score: z.number(),
  })
  .meta({ id: 'SearchResult', description: 'A page that was found, with the passage that fits best' });
export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchAnswerSchema = z.object({
  isAnswered: z
    .boolean()
    .meta({ description: 'If false, no page is about this, and the results are the nearest three' }),
  results: z.array(searchResultSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
