import { findOpenRequests } from '#server/modules/duplicates/queries.ts';
import { emailLink, openLink, renewCode, showLink } from '#server/modules/quote-requests/continuing/commands.ts';
import { findLink } from '#server/modules/quote-requests/continuing/queries.ts';
import { getDraft, saveDraft } from '#server/modules/quote-requests/drafts/commands.ts';
import { guardPace, puzzleFor } from '#server/modules/quote-requests/guard/commands.ts';
import { addAnswers } from '#server/modules/quote-requests/sent/commands.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import { openRequestListSchema } from '#shared/cases/move-schema.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import {
  emailedLinkSchema,
  emailLinkInputSchema,
  foundLinkSchema,
  linkTokenInputSchema,
  openedLinkSchema,
  openLinkInputSchema,
  qrLinkSchema,
} from '#shared/quote-requests/continuing.ts';
import { puzzleSchema } from '#shared/quote-requests/proof.ts';
import {
  addAnswersInputSchema,
  addedAnswersSchema,
  draftKeySchema,
  draftReceiptSchema,
  draftSchema,
  openRequestsInputSchema,
  puzzleInputSchema,
  quoteReceiptSchema,
  saveDraftInputSchema,
  submitQuoteInputSchema,
} from '#shared/quote-requests/requests.ts';
import { submitQuote } from './commands.ts';

export const quotesRouter = router({
  saveDraft: publicProcedure
    .use(limited(limits.draft))
    .input(saveDraftInputSchema)
    .output(draftReceiptSchema)
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),

  // A mutation, so that the draft's key travels in a body instead of a URL that gets logged.
  getDraft: publicProcedure
    .use(limited(limits.draft))
    .input(draftKeySchema)
    .output(draftSchema)
    .mutation(({ ctx, input }) => getDraft(ctx, input)),

  emailLink: publicProcedure
    .use(limited(limits.draftLink))
    .input(emailLinkInputSchema)
    .output(emailedLinkSchema)
    .mutation(({ ctx, input }) => emailLink(ctx, input, ctx.address)),

  showLink: publicProcedure
    .use(limited(limits.draftLink))
    .input(draftKeySchema)
    .output(qrLinkSchema)
    .mutation(({ ctx, input }) => showLink(ctx, input)),

  // A mutation for the same reason as `getDraft`; it changes nothing.
  findLink: publicProcedure
    .use(limited(limits.draftOpening))
    .input(linkTokenInputSchema)
    .output(foundLinkSchema)
    .mutation(({ ctx, input }) => findLink(ctx, input)),

  openLink: publicProcedure
    .use(limited(limits.draftOpening))
    .input(openLinkInputSchema)
    .output(openedLinkSchema)
    .mutation(({ ctx, input }) => openLink(ctx, input)),

  renewCode: publicProcedure
    .use(limited(limits.draftLink))
    .input(linkTokenInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => renewCode(ctx, input)),

  puzzle: publicProcedure
    .use(limited(limits.draft))
    .input(puzzleInputSchema)
    .output(puzzleSchema)
    .query(({ ctx, input }) => puzzleFor(ctx, input.draftId)),

  // Without an account there is nothing to offer, and nothing to learn.
  openRequests: publicProcedure
    .use(limited(limits.draft))
    .input(openRequestsInputSchema)
    .output(openRequestListSchema)
    .query(async ({ ctx, input }) => {
      const viewer = await ctx.session.viewer();
      if (viewer?.role !== 'client') return { requests: [] };
      return findOpenRequests(ctx, { clientId: viewer.id, type: input.line });
    }),

  submit: publicProcedure
    .use(limited(limits.submitQuote))
    .input(submitQuoteInputSchema)
    .output(quoteReceiptSchema)
    .mutation(async ({ ctx, input }) => {
      await guardPace(ctx, input);
      const viewer = await ctx.session.viewer();
      return submitQuote(ctx, input, ctx.address, viewer?.role === 'client' ? viewer.id : null, ctx.door);
    }),

  addAnswers: publicProcedure
    .use(limited(limits.draft))
    .input(addAnswersInputSchema)
    .output(addedAnswersSchema)
    .mutation(async ({ ctx, input }) => {
      const viewer = await ctx.session.viewer();
      return addAnswers(ctx, input, viewer?.role === 'client' ? viewer.id : null);
    }),
});
