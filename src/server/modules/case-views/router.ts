/** A case and the lists of cases as their client or broker sees them, and what waits for a client. Part of `cases` in the contract. */

import { getCase } from '#server/modules/case-views/detail/queries.ts';
import { findCasePage, findCases, findOfferPage } from '#server/modules/case-views/lists/queries.ts';
import { getNeeds } from '#server/modules/case-views/to-dos/queries.ts';
import { brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { caseExample, caseSummaryExample, offerExample } from '#shared/cases/examples.ts';
import { casePageInputSchema, casePageSchema, offerPageInputSchema } from '#shared/cases/pages.ts';
import {
  caseDetailSchema,
  caseIdInputSchema,
  caseListSchema,
  clientNeedsSchema,
  listCasesInputSchema,
} from '#shared/cases/views.ts';
import { caseRefusals, refusals } from '#shared/platform/rest-failures.ts';

export const caseViewsRouter = router({
  get: signedInProcedure
    .meta({
      agent: { use: 'read', tool: 'get_case' },
      openapi: {
        method: 'GET',
        path: '/api/cases/{caseId}',
        access: 'cases:read',
        tags: ['cases'],
        summary: 'Get a case',
        description:
          'The case as you may see it: what you may not see is null. `allowedEvents` says which moves are possible now. Questionnaire answers are not included.',
        examples: { answer: caseExample },
        errorResponses: caseRefusals(),
      },
    })
    .input(caseIdInputSchema)
    .output(caseDetailSchema)
    .query(({ ctx, input }) => getCase(ctx, ctx.viewer, input.caseId)),

  list: signedInProcedure
    .input(listCasesInputSchema)
    .output(caseListSchema)
    .query(({ ctx, input }) => findCases(ctx, ctx.viewer, input)),

  page: signedInProcedure
    .meta({
      agent: { use: 'read', tool: 'list_cases' },
      openapi: {
        method: 'GET',
        path: '/api/cases',
        access: 'cases:read',
        tags: ['cases'],
        summary: 'List cases',
        description: 'Your own cases, or those that you work on. Use `updatedSince` to follow changes.',
        examples: { answer: { items: [caseSummaryExample], nextCursor: null } },
        errorResponses: refusals({
          400: 'A filter or the cursor isn’t valid',
          403: 'This list isn’t for your role, or two-step verification isn’t set up',
        }),
      },
    })
    .input(casePageInputSchema)
    .output(casePageSchema)
    .query(({ ctx, input }) => findCasePage(ctx, ctx.viewer, input)),

  offers: brokerProcedure
    .meta({
      agent: { use: 'read', tool: 'list_offers' },
      openapi: {
        method: 'GET',
        path: '/api/offers',
        access: 'cases:read',
        tags: ['cases'],
        summary: 'List your open offers, what expires first',
        description:
          'The cases that are offered to you now. Answer with the moves `accept-offer` or `decline-offer` before `offerExpiresAt`.',
        examples: { answer: { items: [offerExample], nextCursor: null } },
        errorResponses: refusals({ 400: 'The cursor or the limit isn’t valid' }),
      },
    })
    .input(offerPageInputSchema)
    .output(casePageSchema)
    .query(({ ctx, input }) => findOfferPage(ctx, ctx.viewer, input)),

  needs: signedInProcedure.output(clientNeedsSchema).query(({ ctx }) => getNeeds(ctx, ctx.viewer)),
});
