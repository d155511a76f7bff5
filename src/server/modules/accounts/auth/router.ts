import { z } from 'zod';
import { confirmEmailChange } from '#server/modules/accounts/account/email-change/commands.ts';
import { verifyEmail } from '#server/modules/accounts/auth/verification/commands.ts';
import { forgotPassword, resetPassword } from '#server/modules/accounts/passwords/commands.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Context } from '#server/platform/trpc/context.ts';
import { viaOf } from '#server/platform/trpc/context.ts';
import { limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import {
  forgotPasswordInputSchema,
  loginInputSchema,
  mailLinkInputSchema,
  registerInputSchema,
  resetPasswordInputSchema,
} from '#shared/accounts/auth/schema.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import { NOT_AUTHENTICATED, sessionUserSchema } from '#shared/platform/session.ts';
import { login, register } from './commands.ts';
import { sessionUserOf } from './queries.ts';

/** The answer sets cookies, which are never stored. */
const NO_KEY =
  'An Idempotency-Key is ignored: sessions are never stored with an answer, and calling again creates nothing twice.';

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
        access: 'person',
        tags: ['auth'],
        summary: 'Get the user of this session',
        description: 'Says who is signed in, in which role, and whether two-step verification still has to be set up.',
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
        withoutKey: NO_KEY,
        access: 'visitor',
        tags: ['auth'],
        summary: 'Start a session',
        description:
          'Sets the session cookie. The username may be an email address. For an account with two-step verification, returns 401 with an issue at `code` until a code is sent as well.',
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
        withoutKey: NO_KEY,
        access: 'visitor',
        tags: ['auth'],
        summary: 'Create a client account and start a session',
        description: 'Sets the session cookie, and emails a link that verifies the address.',
        errorResponses: {
          400: 'A field is missing or isn’t valid, or the password is too common',
          404: 'The invitation is no longer valid',
          409: 'The username or email is taken',
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
        withoutKey: NO_KEY,
        access: 'visitor',
        tags: ['auth'],
        summary: 'End this session',
        description: 'Ends the session on the server and removes its cookie. Without a session, nothing happens.',
        errorResponses: {},
      },
    })
    .output(messageAnswerSchema)
    .mutation(async ({ ctx }) => {
      await ctx.session.end();
      return { message: 'Logged out' };
    }),

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
