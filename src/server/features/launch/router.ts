import { acknowledge } from '#server/features/launch/commands.ts';
import { getLaunchList } from '#server/features/launch/queries.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { acknowledgeInputSchema, launchListSchema } from '#shared/launch/schema.ts';

export const launchRouter = router({
  list: adminProcedure.output(launchListSchema).query(({ ctx }) => getLaunchList(ctx)),
  acknowledge: adminProcedure
    .input(acknowledgeInputSchema)
    .output(launchListSchema)
    .mutation(({ ctx, input }) => acknowledge(ctx, ctx.viewer, input)),
});
