import { adminProcedure, brokerProcedure, router } from '#server/platform/trpc/init.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import {
  changeFirmRoleInputSchema,
  firmInputSchema,
  firmInvitationInputSchema,
  firmListInputSchema,
  firmListSchema,
  firmMemberInputSchema,
  firmMemberPageSchema,
  firmMembersInputSchema,
  firmSchema,
  inviteToFirmInputSchema,
  joinFirmInputSchema,
  mergeFirmsInputSchema,
  renameFirmInputSchema,
} from '#shared/users/firm-schema.ts';
import {
  changeFirmRole,
  inviteToFirm,
  joinNamedFirm,
  mergeFirms,
  removeMember,
  renameFirm,
  resendFirmInvitation,
  revokeFirmInvitation,
} from './commands.ts';
import { findFirms, findMembers, getFirm } from './queries.ts';

/** Brokerages: their managers see and change their own, administrators all. */
export const firmsRouter = router({
  list: adminProcedure
    .input(firmListInputSchema)
    .output(firmListSchema)
    .query(({ ctx, input }) => findFirms(ctx, input)),

  get: brokerProcedure
    .input(firmInputSchema)
    .output(firmSchema)
    .query(({ ctx, input }) => getFirm(ctx, ctx.viewer, input)),

  members: brokerProcedure
    .input(firmMembersInputSchema)
    .output(firmMemberPageSchema)
    .query(({ ctx, input }) => findMembers(ctx, ctx.viewer, input)),

  changeRole: brokerProcedure
    .input(changeFirmRoleInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await changeFirmRole(ctx, ctx.viewer, input);
      return { message: 'The role was changed.' };
    }),

  removeMember: brokerProcedure
    .input(firmMemberInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await removeMember(ctx, ctx.viewer, input);
      return { message: 'They no longer belong to the firm.' };
    }),

  invite: brokerProcedure
    .input(inviteToFirmInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await inviteToFirm(ctx, ctx.viewer, input);
      return { message: `We sent an email to ${input.email}. The link in it expires in 7 days.` };
    }),

  resendInvitation: brokerProcedure
    .input(firmInvitationInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await resendFirmInvitation(ctx, ctx.viewer, input);
      return { message: 'A new link is on its way. The old one no longer works.' };
    }),

  revokeInvitation: brokerProcedure
    .input(firmInvitationInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await revokeFirmInvitation(ctx, ctx.viewer, input);
      return { message: 'The invitation was withdrawn. Its link no longer works.' };
    }),

  rename: adminProcedure
    .input(renameFirmInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await renameFirm(ctx, ctx.viewer, input);
      return { message: 'The firm was renamed.' };
    }),

  merge: adminProcedure
    .input(mergeFirmsInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await mergeFirms(ctx, ctx.viewer, input);
      return { message: 'The firms were merged.' };
    }),

  join: adminProcedure
    .input(joinFirmInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await joinNamedFirm(ctx, ctx.viewer, input.brokerId);
      return { message: 'The broker now belongs to the firm.' };
    }),
});
