import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { consentProofListSchema } from '#shared/consents/schema.ts';
import {
  listSubscribersInputSchema,
  subscriberCountsSchema,
  subscriberIdInputSchema,
  subscriberPageSchema,
  subscriberSchema,
} from '#shared/newsletter/desk-schema.ts';
import { unsubscribeOnRequest, viewProof } from './commands.ts';
import { countSubscribers, findSubscribers } from './queries.ts';

export const subscribersRouter = router({
  list: adminProcedure
    .input(listSubscribersInputSchema)
    .output(subscriberPageSchema)
    .query(({ ctx, input }) => findSubscribers(ctx.db, input)),

  counts: adminProcedure.output(subscriberCountsSchema).query(({ ctx }) => countSubscribers(ctx.db)),

  /** A mutation, because viewing the proof is recorded. */
  proof: adminProcedure
    .input(subscriberIdInputSchema)
    .output(consentProofListSchema)
    .mutation(({ ctx, input }) => viewProof(ctx, ctx.viewer, input.subscriberId)),

  unsubscribe: adminProcedure
    .input(subscriberIdInputSchema)
    .output(subscriberSchema)
    .mutation(({ ctx, input }) => unsubscribeOnRequest(ctx, ctx.viewer, input.subscriberId)),
});
