import { findConsents } from '#server/features/consents/queries.ts';
import { prepareExport } from '#server/features/exports/commands.ts';
import { askPrivacyRequest, cancelPrivacyRequest, withdrawConsent } from '#server/features/privacy/commands.ts';
import { findRequests } from '#server/features/privacy/queries.ts';
import { router, signedInProcedure } from '#server/trpc/init.ts';
import { ownerProofSchema } from '#shared/account/schema.ts';
import {
  consentListSchema,
  exportLinkSchema,
  privacyRequestIdInputSchema,
  privacyRequestInputSchema,
  privacyRequestListSchema,
  withdrawConsentInputSchema,
} from '#shared/privacy/schema.ts';

export const privacyRouter = router({
  consents: signedInProcedure.output(consentListSchema).query(({ ctx }) => findConsents(ctx, ctx.viewer)),
  withdrawConsent: signedInProcedure
    .input(withdrawConsentInputSchema)
    .output(consentListSchema)
    .mutation(({ ctx, input }) => withdrawConsent(ctx, ctx.viewer, input.seq)),
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
