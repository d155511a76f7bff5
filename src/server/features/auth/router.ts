import { z } from 'zod';
import { AppError } from '#server/app-error.ts';
import { login, register } from '#server/features/auth/commands.ts';
import { getInvitation, sessionUserOf } from '#server/features/auth/queries.ts';
import { confirmEmailChange } from '#server/features/email-change/commands.ts';
import { acceptInvitation } from '#server/features/invitations/commands.ts';
import { forgotPassword, resetPassword } from '#server/features/passwords/commands.ts';
import { verifyEmail } from '#server/features/verification/commands.ts';
import { limits } from '#server/http/rate-limit.ts';
import type { Context } from '#server/trpc/context.ts';
import { viaOf } from '#server/trpc/context.ts';
import { limited, publicProcedure, router, signedInProcedure } from '#server/trpc/init.ts';
import {
  forgotPasswordInputSchema,
  invitationInputSchema,
  invitationSchema,
  loginInputSchema,
  mailLinkInputSchema,
  NOT_AUTHENTICATED,
  registerInputSchema,
  resetPasswordInputSchema,
  sessionUserSchema,
} from '#shared/auth/schema.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { messageAnswerSchema } from '#shared/newsletter/schema.ts';

const emailChangeAnswerSchema = messageAnswerSchema.extend({ done: z.boolean() });

async function currentUser(ctx: Context) {
  const viewer = await ctx.session.viewer();
  if (!viewer) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
  return sessionUserOf(viewer);
}

export const authRouter = router({
  session: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/user',
        tags: ['auth'],
        summary: 'The user of this session',
        errorResponses: { 401: 'No session' },
      },
    })
    .output(sessionUserSchema)
    .query(({ ctx }) => currentUser(ctx)),

  login: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/login',
        protect: false,
        tags: ['auth'],
        summary: 'Start a session',
        description:
          'Sets the session cookie. The username may be an e-mail address. An account with a second factor answers 401 with an issue at `code` until a code comes along.',
        errorResponses: {
          400: 'A field is missing',
          401: 'Wrong username or password, or a code is needed',
          429: 'Too many attempts',
        },
      },
    })
    .use(limited(limits.login))
    .input(loginInputSchema)
    .output(sessionUserSchema)
    .mutation(async ({ ctx, input }) => {
      await login(ctx, input);
      return currentUser(ctx);
    }),

  register: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/register',
        protect: false,
        tags: ['auth'],
        summary: 'Create a client and start a session',
        errorResponses: {
          400: 'A field is missing or not valid, or the password is a common one',
          404: 'The invitation does not work any more',
          409: 'The username or e-mail is taken',
          429: 'Too many attempts',
        },
      },
    })
    .use(limited(limits.register))
    .input(registerInputSchema)
    .output(sessionUserSchema)
    .mutation(async ({ ctx, input }) => {
      await register(ctx, input, viaOf(ctx.door));
      return currentUser(ctx);
    }),

  logout: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/logout',
        protect: false,
        tags: ['auth'],
        summary: 'End this session',
        errorResponses: {},
      },
    })
    .output(messageAnswerSchema)
    .mutation(async ({ ctx }) => {
      await ctx.session.end();
      return { message: 'Logged out' };
    }),

  acceptInvitation: signedInProcedure
    .input(invitationInputSchema)
    .output(caseIdInputSchema)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, ctx.viewer, input.invitation)),

  invitation: publicProcedure
    .use(limited(limits.login))
    .input(invitationInputSchema)
    .output(invitationSchema)
    .query(({ ctx, input }) => getInvitation(ctx, input.invitation)),

  forgotPassword: publicProcedure
    .use(limited(limits.forgotPassword))
    .input(forgotPasswordInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),

  resetPassword: publicProcedure
    .use(limited(limits.resetPassword))
    .input(resetPasswordInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  verifyEmail: publicProcedure
    .use(limited(limits.accountLink))
    .input(mailLinkInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),

  confirmEmailChange: publicProcedure
    .use(limited(limits.accountLink))
    .input(mailLinkInputSchema)
    .output(emailChangeAnswerSchema)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx, input)),
});
