/** Options of a case, from publication to the insurer's confirmation. Part of `cases` in the contract. */
import {
  acceptOption,
  acceptOptionForClient,
  askForChange,
  confirmBound,
  publishOptions,
  recordInsurerDeclined,
} from '#server/modules/quote-options/commands.ts';
import { brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { optionExample } from '#shared/cases/examples.ts';
import { casePartPageInputSchema, optionPageSchema } from '#shared/cases/pages.ts';
import {
  acceptOptionForClientInputSchema,
  acceptOptionInputSchema,
  askForChangeInputSchema,
  confirmBoundInputSchema,
  insurerDeclinedInputSchema,
} from '#shared/cases/schema.ts';
import { commandReceiptSchema } from '#shared/cases/views.ts';
import { caseRefusals } from '#shared/platform/rest-failures.ts';
import { publishOptionsInputSchema } from '#shared/quote-options/schema.ts';
import { findOptionPage } from './queries.ts';

export const caseOptionsRouter = router({
  options: signedInProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/cases/{caseId}/options',
        access: 'cases:read',
        tags: ['cases'],
        summary: 'List the options of a case, in the broker’s order',
        description: 'Those of the latest round. Earlier rounds were replaced by it.',
        examples: { answer: { items: [optionExample], nextCursor: null } },
        errorResponses: caseRefusals(),
      },
    })
    .input(casePartPageInputSchema)
    .output(optionPageSchema)
    .query(({ ctx, input }) => findOptionPage(ctx, ctx.viewer, input)),

  publishOptions: brokerProcedure
    .input(publishOptionsInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => publishOptions(ctx, ctx.viewer, input)),

  acceptOption: signedInProcedure
    .input(acceptOptionInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => acceptOption(ctx, ctx.viewer, input)),

  askForChange: signedInProcedure
    .input(askForChangeInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => askForChange(ctx, ctx.viewer, input)),

  confirmBound: brokerProcedure
    .input(confirmBoundInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => confirmBound(ctx, ctx.viewer, input)),

  acceptOptionForClient: brokerProcedure
    .input(acceptOptionForClientInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => acceptOptionForClient(ctx, ctx.viewer, input)),

  insurerDeclined: brokerProcedure
    .input(insurerDeclinedInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => recordInsurerDeclined(ctx, ctx.viewer, input)),
});
