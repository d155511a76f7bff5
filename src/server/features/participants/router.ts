import { acceptParticipation, inviteParticipant, removeParticipant } from '#server/features/participants/commands.ts';
import { findParticipants, getInvitation } from '#server/features/participants/queries.ts';
import { limits } from '#server/http/rate-limit.ts';
import { limited, publicProcedure, router, signedInProcedure } from '#server/trpc/init.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import {
  inviteParticipantInputSchema,
  participantInvitationSchema,
  participantListSchema,
  participantSchema,
  participantTokenInputSchema,
  removeParticipantInputSchema,
} from '#shared/participants/schema.ts';

/** The people a client lets into one case. */
export const participantsRouter = router({
  list: signedInProcedure
    .input(caseIdInputSchema)
    .output(participantListSchema)
    .query(({ ctx, input }) => findParticipants(ctx, ctx.viewer, input.caseId)),

  invite: signedInProcedure
    .input(inviteParticipantInputSchema)
    .output(participantSchema)
    .mutation(({ ctx, input }) => inviteParticipant(ctx, ctx.viewer, input)),

  remove: signedInProcedure
    .input(removeParticipantInputSchema)
    .output(caseIdInputSchema)
    .mutation(({ ctx, input }) => removeParticipant(ctx, ctx.viewer, input.participantId)),

  invitation: publicProcedure
    .use(limited(limits.invitationLink))
    .input(participantTokenInputSchema)
    .output(participantInvitationSchema)
    .query(({ ctx, input }) => getInvitation(ctx, input.token)),

  accept: signedInProcedure
    .use(limited(limits.invitationLink))
    .input(participantTokenInputSchema)
    .output(caseIdInputSchema)
    .mutation(({ ctx, input }) => acceptParticipation(ctx, ctx.viewer, input.token)),
});
