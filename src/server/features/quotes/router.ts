import { getDraft, saveDraft } from '#server/features/drafts/commands.ts';
import { submitQuote } from '#server/features/quotes/commands.ts';
import { limits } from '#server/http/rate-limit.ts';
import { limited, publicProcedure, router } from '#server/trpc/init.ts';
import {
  draftKeySchema,
  draftReceiptSchema,
  draftSchema,
  quoteReceiptSchema,
  saveDraftInputSchema,
  submitQuoteInputSchema,
} from '#shared/quotes/requests.ts';

export const quotesRouter = router({
  saveDraft: publicProcedure
    .input(saveDraftInputSchema)
    .output(draftReceiptSchema)
    .use(limited(limits.draft))
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),

  // A mutation, so that the key of the draft travels in a body and not in an address that gets logged.
  getDraft: publicProcedure
    .input(draftKeySchema)
    .output(draftSchema)
    .use(limited(limits.draft))
    .mutation(({ ctx, input }) => getDraft(ctx, input)),

  submit: publicProcedure
    .input(submitQuoteInputSchema)
    .output(quoteReceiptSchema)
    .use(limited(limits.submitQuote))
    .mutation(async ({ ctx, input }) => {
      const viewer = await ctx.session.viewer();
      return submitQuote(ctx, input, ctx.address, viewer?.role === 'client' ? viewer.id : null);
    }),
});
