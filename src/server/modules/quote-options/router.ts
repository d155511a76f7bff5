/** Options of a case, from publication to the insurer's confirmation. Part of `cases` in the contract. */
import { notesReads } from '#server/modules/cases/participants/reads/commands.ts';
import {
  acceptOption,
  acceptOptionForClient,
  askForChange,
  confirmBound,
  publishOptions,
  recordInsurerDeclined,
} from '#server/modules/quote-options/commands.ts';
import { brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { optionExample, publishedExample } from '#shared/cases/examples.ts';
import { moveMeta, receiptExample } from '#shared/cases/moves.ts';
import { casePartPageInputSchema, optionPageSchema } from '#shared/cases/pages.ts';
import {
  acceptOptionForClientInputSchema,
  acceptOptionInputSchema,
  askForChangeInputSchema,
  confirmBoundInputSchema,
  correctPolicyInputSchema,
  insurerDeclinedInputSchema,
} from '#shared/cases/schema.ts';
import { caseIdInputSchema, commandReceiptSchema } from '#shared/cases/views.ts';
import { caseRefusals, changeRefusals } from '#shared/platform/rest-failures.ts';
import { optionDraftSchema, savedOptionDraftSchema, saveOptionDraftInputSchema } from '#shared/quote-options/draft.ts';
import { publishOptionsInputSchema } from '#shared/quote-options/schema.ts';
import { correctPolicy } from './corrections/commands.ts';
import { saveOptionDraft } from './drafts/commands.ts';
import { getOptionDraft } from './drafts/queries.ts';
import { findOptionPage } from './queries.ts';

export const caseOptionsRouter = router({
  options: signedInProcedure
    .use(notesReads('activity'))
    .meta({
      agent: { use: 'read', tool: 'list_options' },
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

  optionDraft: brokerProcedure
    .use(notesReads('activity'))
    .input(caseIdInputSchema)
    .output(optionDraftSchema)
    .query(({ ctx, input }) => getOptionDraft(ctx, ctx.viewer, input.caseId)),

  saveOptionDraft: brokerProcedure
    .input(saveOptionDraftInputSchema)
    .output(savedOptionDraftSchema)
    .mutation(({ ctx, input }) => saveOptionDraft(ctx, ctx.viewer, input)),

  publishOptions: brokerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/cases/{caseId}/options',
        access: 'cases:write',
        tags: ['cases'],
        summary: 'Publish options for the client to compare',
        description:
          'They replace the options of an earlier round. The broker answers for every figure: nothing is calculated here. Allowed while `allowedEvents` of the case has `options_published`.',
        success: 201,
        successDescription: 'Published. `GET /api/cases/{caseId}/options` has them with their ids',
        examples: {
          request: { version: 3, options: [publishedExample], message: 'Both include winter tires.' },
          answer: receiptExample('quoted'),
        },
        errorResponses: changeRefusals({
          409: 'The case has changed since that version, its status doesn’t allow this, or you don’t work on it',
        }),
      },
    })
    .input(publishOptionsInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => publishOptions(ctx, ctx.viewer, input)),

  acceptOption: signedInProcedure
    .input(acceptOptionInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => acceptOption(ctx, ctx.viewer, input)),

  askForChange: signedInProcedure
    .meta(
      moveMeta('request-change', {
        summary: 'Ask for a change to the options',
        description: 'For the client: says what should be different, and the broker prepares new options.',
        request: { message: 'Is there one with a lower deductible?' },
        becomes: 'active',
        access: 'person',
      }),
    )
    .input(askForChangeInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => askForChange(ctx, ctx.viewer, input)),

  confirmBound: brokerProcedure
    .input(confirmBoundInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => confirmBound(ctx, ctx.viewer, input)),

  correctPolicy: brokerProcedure
    .input(correctPolicyInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => correctPolicy(ctx, ctx.viewer, input)),

  acceptOptionForClient: brokerProcedure
    .input(acceptOptionForClientInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => acceptOptionForClient(ctx, ctx.viewer, input)),

  insurerDeclined: brokerProcedure
    .meta(
      moveMeta('insurer-declined', {
        summary: 'Record that the insurer declined',
        description: 'The accepted option can’t be bound. Work goes on.',
        request: { note: 'Two claims within three years' },
        becomes: 'active',
      }),
    )
    .input(insurerDeclinedInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => recordInsurerDeclined(ctx, ctx.viewer, input)),
});
