import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import { colleaguesInputSchema, colleaguesSchema } from '#shared/messaging/mentions/schema.ts';
import { listColleagues } from './queries.ts';

export const mentionsRouter = router({
  colleagues: brokerProcedure
    .input(colleaguesInputSchema)
    .output(colleaguesSchema)
    .query(({ ctx, input }) => listColleagues(ctx, ctx.viewer, input.caseId)),
});
