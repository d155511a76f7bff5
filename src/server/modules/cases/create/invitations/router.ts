import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, publicProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { invitationInputSchema, invitationSchema } from '#shared/accounts/auth/schema.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { acceptInvitation } from './commands.ts';
import { getInvitation } from './queries.ts';

/** Claiming a case with the link from an email. Part of `auth` in the contract. */
export const caseInvitationsRouter = router({
  acceptInvitation: signedInProcedure
    .input(invitationInputSchema)
    .output(caseIdInputSchema)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, ctx.viewer, input.invitation)),

  invitation: publicProcedure
    .use(limited(limits.login))
    .input(invitationInputSchema)
    .output(invitationSchema)
    .query(({ ctx, input }) => getInvitation(ctx, input.invitation)),
});
