import { limits } from '#server/platform/http/rate-limit.ts';
import { adminProcedure, limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import { feedbackListSchema, giveFeedbackInputSchema } from '#shared/content/feedback/schema.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import { giveFeedback } from './commands.ts';
import { findFeedback } from './queries.ts';

export const feedbackRouter = router({
  give: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/page-feedback',
        access: 'visitor',
        tags: ['content'],
        summary: 'Say whether a page or an answer was helpful',
        description: 'Called by our own pages. Counted per page per day; nothing about the reader is stored.',
        errorResponses: {
          400: 'A field is missing or not valid',
          404: 'Readers are not asked about this page',
          429: 'Too many answers from this address',
        },
      },
    })
    .use(limited(limits.feedback))
    .input(giveFeedbackInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => giveFeedback(ctx, input)),

  list: adminProcedure.output(feedbackListSchema).query(({ ctx }) => findFeedback(ctx)),
});
