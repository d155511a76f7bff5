import { handOver } from '#server/modules/assistant/escalation/commands.ts';
import { inspectQuestion } from '#server/modules/assistant/inspection/queries.ts';
import { giveAnswerFeedback } from '#server/modules/assistant/transcripts/feedback/commands.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import { streamOf } from '#server/platform/trpc/stream-output.ts';
import { giveAnswerFeedbackInputSchema } from '#shared/assistant/feedback.ts';
import { handOverInputSchema, handOverReceiptSchema } from '#shared/assistant/handover.ts';
import { chatInspectionSchema, inspectInputSchema } from '#shared/assistant/inspection.ts';
import { chatAboutSchema, chatAnswerSchema, chatEventSchema, chatInputSchema } from '#shared/assistant/schema.ts';
import { FEEDBACK_THANKS } from '#shared/content/feedback/words.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import { answerWhole, converse } from './commands.ts';
import { describeChat } from './queries.ts';

export const chatRouter = router({
  about: publicProcedure.output(chatAboutSchema).query(({ ctx }) => describeChat(ctx)),

  reply: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/ai-chat',
        // A transaction must not wait for the provider.
        withoutKey: 'An Idempotency-Key is ignored: an answer changes nothing, so ask again.',
        access: 'open',
        tags: ['chat'],
        summary: 'Ask the assistant',
        description:
          'Returns a complete answer based on the pages of this site. If an AI provider is configured, the question goes to it, without the personal data we can recognize, unless `external` is false. Let visitors know beforehand. `success: false` means that there was no answer.',
        errorResponses: { 400: 'A field is missing or isn’t valid', 429: 'Too many messages from this address' },
      },
    })
    .use(limited(limits.chat))
    .input(chatInputSchema)
    .output(chatAnswerSchema)
    .mutation(({ ctx, input, signal }) => answerWhole(ctx, input, signal ?? ctx.hungUp())),

  /** The same, streamed. A mutation, so that the question travels in the body and not in a URL that gets logged. */
  converse: publicProcedure
    .use(limited(limits.chat))
    .input(chatInputSchema)
    .output(streamOf(chatEventSchema))
    .mutation(({ ctx, input, signal }) => converse(ctx, input, signal ?? ctx.hungUp())),

  giveFeedback: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/ai-chat/feedback',
        access: 'open',
        tags: ['chat'],
        summary: 'Say whether an answer helped',
        description:
          'Kept with the question for as long as the question is, and read by administrators. Nothing about the reader is stored. Sending it again replaces what was said before.',
        examples: {
          request: { answerId: '0194a3c0-0000-7000-8000-000000000001', helpful: 'no', reason: 'missed' },
          answer: { message: FEEDBACK_THANKS },
        },
        errorResponses: {
          400: 'A field is missing or isn’t valid',
          404: 'There is no such answer, or it was deleted',
          429: 'Too many answers from this address',
        },
      },
    })
    .use(limited(limits.feedback))
    .input(giveAnswerFeedbackInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => giveAnswerFeedback(ctx, input)),

  inspect: publicProcedure
    .use(limited(limits.search))
    .input(inspectInputSchema)
    .output(chatInspectionSchema)
    .query(({ ctx, input }) => inspectQuestion(ctx, input.q)),

  handOver: publicProcedure
    .use(limited(limits.submitQuote))
    .input(handOverInputSchema)
    .output(handOverReceiptSchema)
    .mutation(async ({ ctx, input }) => {
      const viewer = await ctx.session.viewer();
      return handOver(ctx, input, ctx.address, viewer?.role === 'client' ? viewer : null);
    }),
});
