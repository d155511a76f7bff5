import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import {
  followUpViewSchema,
  readFollowUpInputSchema,
  startFollowUpInputSchema,
  stopFollowUpInputSchema,
} from '#shared/messaging/follow-ups/schema.ts';
import { startFollowUps, stopFollowUps } from './commands.ts';
import { getFollowUps } from './queries.ts';

export const followUpsRouter = router({
  get: brokerProcedure
    .input(readFollowUpInputSchema)
    .output(followUpViewSchema)
    .query(({ ctx, input }) => getFollowUps(ctx, ctx.viewer, input.caseId)),

  start: brokerProcedure
    .input(startFollowUpInputSchema)
    .output(followUpViewSchema)
    .mutation(({ ctx, input }) => startFollowUps(ctx, ctx.viewer, input)),

  stop: brokerProcedure
    .input(stopFollowUpInputSchema)
    .output(followUpViewSchema)
    .mutation(({ ctx, input }) => stopFollowUps(ctx, ctx.viewer, input.id)),
});
