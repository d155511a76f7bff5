import { AppError } from '#server/app-error.ts';
import { watch } from '#server/features/live/queries.ts';
import { router, signedInProcedure } from '#server/trpc/init.ts';
import { NOT_AUTHENTICATED } from '#shared/auth/schema.ts';
import { watchInputSchema } from '#shared/live/schema.ts';

export const liveRouter = router({
  watch: signedInProcedure.input(watchInputSchema).subscription(async function* ({ ctx, input, signal }) {
    async function viewer() {
      const current = await ctx.session.reread();
      if (!current) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
      return current;
    }
    const close = ctx.budget.openStream(ctx.viewer);
    try {
      yield* watch(ctx, viewer, input, signal);
    } finally {
      close();
    }
  }),
});
