import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { endViewInputSchema, startViewInputSchema, viewEndedSchema } from '#shared/accounts/impersonation/schema.ts';
import { viewGrantSchema } from '#shared/platform/session.ts';
import { endView, startView } from './commands.ts';

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
