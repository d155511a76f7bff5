import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import { newsletterTokenInputSchema, subscribeInputSchema } from '#shared/newsletter/schema.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import { confirmSubscription, neverWrite, subscribe, unsubscribe } from './commands.ts';

export const newsletterRouter = router({
  subscribe: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/newsletter/simple',
        access: 'open',
        tags: ['newsletter'],
        summary: 'Sign up an address for the newsletter',
        description: 'The address stays pending until its owner confirms it by email.',
        errorResponses: {
          400: 'The address isn’t valid',
          409: 'The address is already subscribed',
          429: 'Too many sign-ups from this address',
        },
      },
    })
    .use(limited(limits.newsletter))
    .input(subscribeInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),

  confirm: publicProcedure
    .use(limited(limits.newsletterLink))
    .input(newsletterTokenInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => confirmSubscription(ctx, input)),

  unsubscribe: publicProcedure
    .use(limited(limits.emailChoices))
    .input(newsletterTokenInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),

  never: publicProcedure
    .use(limited(limits.emailChoices))
    .input(newsletterTokenInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => neverWrite(ctx, input)),
});
