import { sessionUserOf } from '#server/modules/accounts/auth/queries.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { adminProcedure, limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import { sessionUserSchema } from '#shared/platform/session.ts';
import {
  acceptUserInvitationInputSchema,
  inviteUserInputSchema,
  openInvitationInputSchema,
  openInvitationSchema,
  userInvitationIdInputSchema,
  userInvitationListSchema,
} from '#shared/users/invitation-schema.ts';
import { acceptUserInvitation, inviteUser, resendInvitation, revokeInvitation } from './commands.ts';
import { findInvitations, openInvitation } from './queries.ts';

export const userInvitationsRouter = router({
  list: adminProcedure
    .output(userInvitationListSchema)
    .query(async ({ ctx }) => ({ invitations: await findInvitations(ctx) })),

  invite: adminProcedure
    .input(inviteUserInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await inviteUser(ctx, ctx.viewer, input);
      return { message: `We sent an email to ${input.email}. The link in it expires in 7 days.` };
    }),

  resend: adminProcedure
    .input(userInvitationIdInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await resendInvitation(ctx, ctx.viewer, input.invitationId);
      return { message: 'A new link is on its way. The old one no longer works.' };
    }),

  revoke: adminProcedure
    .input(userInvitationIdInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await revokeInvitation(ctx, ctx.viewer, input.invitationId);
      return { message: 'The invitation was withdrawn. Its link no longer works.' };
    }),

  open: publicProcedure
    .use(limited(limits.invitationLink))
    .input(openInvitationInputSchema)
    .output(openInvitationSchema)
    .query(({ ctx, input }) => openInvitation(ctx, input.token)),

  accept: publicProcedure
    .use(limited(limits.register))
    .input(acceptUserInvitationInputSchema)
    .output(sessionUserSchema)
    .mutation(async ({ ctx, input }) => sessionUserOf(await acceptUserInvitation(ctx, input))),
});
