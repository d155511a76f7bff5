import { getWorklistCounts } from '#server/modules/queue/counts/queries.ts';
import { findAnywhere } from '#server/modules/queue/find/queries.ts';
import { searchMessages } from '#server/modules/queue/message-search/queries.ts';
import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import {
  findInputSchema,
  foundSetSchema,
  listWorklistInputSchema,
  messageHitsSchema,
  searchMessagesInputSchema,
  whereaboutsInputSchema,
  whereaboutsSchema,
  worklistCountsInputSchema,
  worklistCountsSchema,
  worklistPageSchema,
} from '#shared/queue/schema.ts';
import { findWhereabouts, findWorklist } from './queries.ts';

/** The brokers' queue, and the administrators' list of all cases. */
export const worklistRouter = router({
  list: brokerProcedure
    .input(listWorklistInputSchema)
    .output(worklistPageSchema)
    .query(({ ctx, input }) => findWorklist(ctx, ctx.viewer, input)),

  counts: brokerProcedure
    .input(worklistCountsInputSchema)
    .output(worklistCountsSchema)
    .query(({ ctx, input }) => getWorklistCounts(ctx, ctx.viewer, input.scope)),

  find: brokerProcedure
    .input(findInputSchema)
    .output(foundSetSchema)
    .query(({ ctx, input }) => findAnywhere(ctx, ctx.viewer, input)),

  messages: brokerProcedure
    .input(searchMessagesInputSchema)
    .output(messageHitsSchema)
    .query(({ ctx, input }) => searchMessages(ctx, ctx.viewer, input)),

  whereabouts: brokerProcedure
    .input(whereaboutsInputSchema)
    .output(whereaboutsSchema)
    .query(({ ctx, input }) => findWhereabouts(ctx, ctx.viewer, input)),
});
