import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { acknowledgeInputSchema, launchListSchema } from '#shared/operations/go-live/schema.ts';
import { acknowledge } from './commands.ts';
import { getLaunchList } from './queries.ts';

export const launchRouter = router({
  list: adminProcedure.output(launchListSchema).query(({ ctx }) => getLaunchList(ctx)),
  acknowledge: adminProcedure
    .input(acknowledgeInputSchema)
    .output(launchListSchema)
    .mutation(({ ctx, input }) => acknowledge(ctx, ctx.viewer, input)),
});
