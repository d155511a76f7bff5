import { cancelEmailChange, requestEmailChange } from '#server/modules/accounts/account/email-change/commands.ts';
import { setMessagesByEmail } from '#server/modules/accounts/account/messages-by-email/commands.ts';
import { getMessagesByEmail } from '#server/modules/accounts/account/messages-by-email/queries.ts';
import { sendVerification, verifyEmailCode } from '#server/modules/accounts/auth/verification/commands.ts';
import { changePassword } from '#server/modules/accounts/passwords/commands.ts';
import {
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  startSecondFactor,
} from '#server/modules/accounts/second-factor/commands.ts';
import { getSecondFactor } from '#server/modules/accounts/second-factor/queries.ts';
import { accountProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { messagesByEmailSchema, setMessagesByEmailInputSchema } from '#shared/accounts/account/messages-by-email.ts';
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
} from '#shared/accounts/account/schema.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import { endOtherSessions, endSession, updateProfile } from './commands.ts';
import { findSessions, getProfile } from './queries.ts';

/** What all users may do to their own account, at the lowest access level: staff who must still set up a second factor do it here. */
export const accountRouter = router({
  profile: accountProcedure.output(profileSchema).query(({ ctx }) => getProfile(ctx, ctx.viewer)),

  updateProfile: accountProcedure
    .input(profileInputSchema)
    .output(profileSchema)
    .mutation(async ({ ctx, input }) => {
      await updateProfile(ctx, ctx.viewer, input);
      return getProfile(ctx, ctx.viewer);
    }),

  messagesByEmail: signedInProcedure
    .output(messagesByEmailSchema)
    .query(({ ctx }) => getMessagesByEmail(ctx, ctx.viewer)),

  setMessagesByEmail: signedInProcedure
    .input(setMessagesByEmailInputSchema)
    .output(messagesByEmailSchema)
    .mutation(({ ctx, input }) => setMessagesByEmail(ctx, ctx.viewer, input.on)),

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
