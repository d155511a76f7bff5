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
export type SearchInput = z.infer<typeof searchInputSchema>;

export const searchResultSchema = z
  .object({
    title: z.string(),
    /** Relative to the site root, with the anchor of the best matching passage. */
    path: z.string(),
    kind: z.string().meta({ description: 'What the page is: Insurance, Industry, Place, Article, Questions' }),
    excerpt: z.string().meta({ description: 'The best-matching passage, as plain text' }),
    score: z.number(),
  })
  .meta({ id: 'SearchResult', description: 'A page that was found, with the passage that fits best' });
export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchAnswerSchema = z.object({ results: z.array(searchResultSchema) });
