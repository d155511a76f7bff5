import { endOtherSessions, endSession, updateProfile } from '#server/features/account/commands.ts';
import { findSessions, getProfile } from '#server/features/account/queries.ts';
import { cancelEmailChange, requestEmailChange } from '#server/features/email-change/commands.ts';
import { changePassword } from '#server/features/passwords/commands.ts';
import {
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  startSecondFactor,
} from '#server/features/second-factor/commands.ts';
import { getSecondFactor } from '#server/features/second-factor/queries.ts';
import { sendVerification, verifyEmailCode } from '#server/features/verification/commands.ts';
import { accountProcedure, router } from '#server/trpc/init.ts';
import {
  accountSessionListSchema,
  changeEmailInputSchema,
  changePasswordInputSchema,
  confirmSecondFactorInputSchema,
  endedSessionsSchema,
  endSessionInputSchema,
  passwordProofSchema,
  profileInputSchema,
  profileSchema,
  recoveryCodesSchema,
  secondFactorProofSchema,
  secondFactorSchema,
  secondFactorSecretSchema,
  verifyEmailCodeInputSchema,
} from '#shared/account/schema.ts';
import { messageAnswerSchema } from '#shared/newsletter/schema.ts';

/** What everybody may do to their own account, on the lowest rung: staff who must still set up a second factor do it here. */
export const accountRouter = router({
  profile: accountProcedure.output(profileSchema).query(({ ctx }) => getProfile(ctx, ctx.viewer)),

  updateProfile: accountProcedure
    .input(profileInputSchema)
    .output(profileSchema)
    .mutation(async ({ ctx, input }) => {
      await updateProfile(ctx, ctx.viewer, input);
      return getProfile(ctx, ctx.viewer);
    }),

  changePassword: accountProcedure
    .input(changePasswordInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, ctx.viewer, input)),

  requestEmailChange: accountProcedure
    .input(changeEmailInputSchema)
    .output(profileSchema)
    .mutation(async ({ ctx, input }) => {
      await requestEmailChange(ctx, ctx.viewer, input);
      return getProfile(ctx, ctx.viewer);
    }),

  cancelEmailChange: accountProcedure.output(profileSchema).mutation(async ({ ctx }) => {
    await cancelEmailChange(ctx, ctx.viewer);
    return getProfile(ctx, ctx.viewer);
  }),

  sendVerification: accountProcedure
    .output(messageAnswerSchema)
    .mutation(({ ctx }) => sendVerification(ctx, ctx.viewer)),

  verifyEmailCode: accountProcedure
    .input(verifyEmailCodeInputSchema)
    .output(profileSchema)
    .mutation(async ({ ctx, input }) => {
      await verifyEmailCode(ctx, ctx.viewer, input);
      return getProfile(ctx, ctx.viewer);
    }),

  sessions: accountProcedure.output(accountSessionListSchema).query(({ ctx }) => findSessions(ctx, ctx.viewer)),

  endSession: accountProcedure
    .input(endSessionInputSchema)
    .output(accountSessionListSchema)
    .mutation(async ({ ctx, input }) => {
      await endSession(ctx, ctx.viewer, input.sessionId);
      return findSessions(ctx, ctx.viewer);
    }),

  endOtherSessions: accountProcedure
    .output(endedSessionsSchema)
    .mutation(({ ctx }) => endOtherSessions(ctx, ctx.viewer)),

  secondFactor: accountProcedure.output(secondFactorSchema).query(({ ctx }) => getSecondFactor(ctx, ctx.viewer)),

  startSecondFactor: accountProcedure
    .input(passwordProofSchema)
    .output(secondFactorSecretSchema)
    .mutation(({ ctx, input }) => startSecondFactor(ctx, ctx.viewer, input)),

  confirmSecondFactor: accountProcedure
    .input(confirmSecondFactorInputSchema)
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx, ctx.viewer, input)),

  removeSecondFactor: accountProcedure
    .input(secondFactorProofSchema)
    .output(secondFactorSchema)
    .mutation(async ({ ctx, input }) => {
      await removeSecondFactor(ctx, ctx.viewer, input);
      return getSecondFactor(ctx, ctx.viewer);
    }),

  newRecoveryCodes: accountProcedure
    .input(secondFactorProofSchema)
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => newRecoveryCodes(ctx, ctx.viewer, input)),
});
