import { findConsents } from '#server/modules/case-views/consents/queries.ts';
import { findCaseReads } from '#server/modules/cases/participants/reads/queries.ts';
import { prepareExport } from '#server/modules/privacy/exports/commands.ts';
import { router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { ownerProofSchema } from '#shared/accounts/account/schema.ts';
import { caseReadPageSchema, listCaseReadsInputSchema } from '#shared/cases/reads.ts';
import { consentListSchema } from '#shared/consents/schema.ts';
import {
  exportLinkSchema,
  privacyRequestIdInputSchema,
  privacyRequestInputSchema,
  privacyRequestListSchema,
  withdrawConsentInputSchema,
} from '#shared/privacy/schema.ts';
import { askPrivacyRequest, cancelPrivacyRequest, withdrawConsent } from './commands.ts';
import { findRequests } from './queries.ts';

export const privacyRouter = router({
  consents: signedInProcedure.output(consentListSchema).query(({ ctx }) => findConsents(ctx, ctx.viewer)),
  withdrawConsent: signedInProcedure
    .input(withdrawConsentInputSchema)
    .output(consentListSchema)
    .mutation(({ ctx, input }) => withdrawConsent(ctx, ctx.viewer, input.seq)),
  reads: signedInProcedure
    .input(listCaseReadsInputSchema)
    .output(caseReadPageSchema)
    .query(({ ctx, input }) => findCaseReads(ctx, ctx.viewer, input)),
  prepareExport: signedInProcedure
    .input(ownerProofSchema)
    .output(exportLinkSchema)
    .mutation(({ ctx, input }) => prepareExport(ctx, ctx.viewer, input)),
  requests: signedInProcedure.output(privacyRequestListSchema).query(({ ctx }) => findRequests(ctx.db, ctx.viewer)),
  request: signedInProcedure
    .input(privacyRequestInputSchema)
    .output(privacyRequestListSchema)
    .mutation(({ ctx, input }) => askPrivacyRequest(ctx, ctx.viewer, input)),
  cancelRequest: signedInProcedure
    .input(privacyRequestIdInputSchema)
    .output(privacyRequestListSchema)
    .mutation(({ ctx, input }) => cancelPrivacyRequest(ctx, ctx.viewer, input.requestId)),
});
