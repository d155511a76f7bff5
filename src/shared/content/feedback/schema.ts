/** “Was this helpful?” under articles, guides and answers: two counts for each page and day, and nothing about the reader. */
import { z } from 'zod';
import { line } from '#shared/platform/fields.ts';

export const giveFeedbackInputSchema = z.object({
  page: line('Please say which page').meta({
    description:
      'The canonical path of an article or guide, or of an answer with its anchor: /faq/first-questions#flood-cover',
  }),
  helpful: z.enum(['yes', 'no'], 'Please answer yes or no'),
});
export type GiveFeedbackInput = z.infer<typeof giveFeedbackInputSchema>;

/** How far back administrators look. */
export const FEEDBACK_DAYS = 90;

const countsShape = { helpful: z.int(), notHelpful: z.int() };

export const feedbackListSchema = z.object({
  ...countsShape,
  pages: z
    .array(
      z.object({
        ...countsShape,
        page: z.string(),
        /** Null: the page is gone. */
        title: z.string().nullable(),
      }),
    )
    .meta({ description: 'Those with the most No answers, up to 10' }),
});
export type FeedbackList = z.infer<typeof feedbackListSchema>;
