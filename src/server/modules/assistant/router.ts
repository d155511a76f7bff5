import { handOver } from '#server/modules/assistant/escalation/commands.ts';
import { inspectQuestion } from '#server/modules/assistant/inspection/queries.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import { streamOf } from '#server/platform/trpc/stream-output.ts';
import { handOverInputSchema, handOverReceiptSchema } from '#shared/assistant/handover.ts';
import { chatInspectionSchema, inspectInputSchema } from '#shared/assistant/inspection.ts';
import { chatAboutSchema, chatAnswerSchema, chatEventSchema, chatInputSchema } from '#shared/assistant/schema.ts';
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
