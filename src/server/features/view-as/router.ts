import { endView, startView } from '#server/features/view-as/commands.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { endViewInputSchema, startViewInputSchema, viewEndedSchema, viewGrantSchema } from '#shared/view-as/schema.ts';

export const viewAsRouter = router({
  start: adminProcedure
    .input(startViewInputSchema)
    .output(viewGrantSchema)
    .mutation(({ ctx, input }) => startView(ctx, ctx.viewer, input)),

  end: adminProcedure
    .input(endViewInputSchema)
    .output(viewEndedSchema)
    .mutation(({ ctx, input }) => endView(ctx, ctx.viewer, input.grantId)),
});
