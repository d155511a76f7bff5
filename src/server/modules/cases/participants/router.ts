import { notesReads } from '#server/modules/cases/participants/reads/commands.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, publicProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import {
  invitedParticipantSchema,
  inviteParticipantInputSchema,
  participantInvitationSchema,
  participantListSchema,
  participantTokenInputSchema,
  removeParticipantInputSchema,
} from '#shared/cases/participants/schema.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { acceptParticipation, inviteParticipant, removeParticipant } from './commands.ts';
import { findParticipants, getInvitation } from './queries.ts';

/** The participants of one case. */
export const participantsRouter = router({
  list: signedInProcedure
    .use(notesReads('activity'))
    .input(caseIdInputSchema)
    .output(participantListSchema)
    .query(({ ctx, input }) => findParticipants(ctx, ctx.viewer, input.caseId)),

  invite: signedInProcedure
    .input(inviteParticipantInputSchema)
    .output(invitedParticipantSchema)
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
