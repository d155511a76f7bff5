import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import { feedInputSchema, madeFeedSchema, ownFeedSchema } from '#shared/calendar-feeds/schema.ts';
import { changeFeed, makeFeed, revokeFeed } from './commands.ts';
import { findOwnFeed } from './queries.ts';

/** A broker's calendar for the program of their choice. The calendar itself has its own address (http/calendar-feed.ts). */
export const calendarFeedsRouter = router({
  own: brokerProcedure.output(ownFeedSchema).query(({ ctx }) => findOwnFeed(ctx.db, ctx.viewer.id)),

  make: brokerProcedure
    .input(feedInputSchema)
    .output(madeFeedSchema)
    .mutation(({ ctx, input }) => makeFeed(ctx, ctx.viewer, input)),

  change: brokerProcedure
    .input(feedInputSchema)
    .output(ownFeedSchema)
    .mutation(({ ctx, input }) => changeFeed(ctx, ctx.viewer, input)),

  revoke: brokerProcedure.output(ownFeedSchema).mutation(({ ctx }) => revokeFeed(ctx, ctx.viewer)),
});
