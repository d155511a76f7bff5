/** A case and the lists of cases as their client or broker sees them, and what waits for a client. Part of `cases` in the contract. */

import { getCaseCertificate } from '#server/modules/case-views/certificates/queries.ts';
import { getCase } from '#server/modules/case-views/detail/queries.ts';
import { findCasePage, findCases, findOfferPage } from '#server/modules/case-views/lists/queries.ts';
import { getNeeds } from '#server/modules/case-views/to-dos/queries.ts';
import { notesReads, type Shows } from '#server/modules/cases/participants/reads/commands.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { caseExample, caseSummaryExample, offerExample } from '#shared/cases/examples.ts';
import { casePageInputSchema, casePageSchema, offerPageInputSchema } from '#shared/cases/pages.ts';
import {
  type CaseDetail,
  caseDetailSchema,
  caseIdInputSchema,
  caseListSchema,
  clientNeedsSchema,
  listCasesInputSchema,
} from '#shared/cases/views.ts';
import { certificateExample } from '#shared/consents/certificates/examples.ts';
import { certificateSchema } from '#shared/consents/certificates/schema.ts';
import { consentCertificatePath } from '#shared/platform/paths.ts';
import { caseRefusals, refusals } from '#shared/platform/rest-failures.ts';

/** Before a broker accepts it, a case has no name. */
const showsCase: Shows = ({ caseId }, answer) => {
  const { relation } = answer as CaseDetail;
  const isPreview = relation === 'offered_broker' || relation === 'other_broker';
  return { kind: isPreview ? 'preview' : 'request', cases: [String(caseId)] };
};

export const caseViewsRouter = router({
  get: signedInProcedure
    .use(notesReads(showsCase))
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

  consentCertificate: signedInProcedure
    .use(notesReads('consents'))
    .meta({
      openapi: {
        method: 'GET',
        path: consentCertificatePath('{caseId}'),
        access: 'cases:read',
        tags: ['cases'],
        summary: 'Get the proof of the client’s consents',
        description:
          'A signed certificate with the exact words, when they were agreed to, what was on the screen and where it is in our ledger. It names nobody: a salted hash shows whose it is to those who know the email address. Anyone can check it at `/verify`.',
        limits: [limits.consentCertificate],
        examples: { answer: certificateExample },
        errorResponses: caseRefusals({
          403: 'You take part in the case as a guest, or two-step verification isn’t set up',
        }),
      },
    })
    .input(caseIdInputSchema)
    .output(certificateSchema)
    .query(({ ctx, input }) => getCaseCertificate(ctx, ctx.viewer, input.caseId)),

  needs: signedInProcedure.output(clientNeedsSchema).query(({ ctx }) => getNeeds(ctx, ctx.viewer)),
});
