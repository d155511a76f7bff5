import { AppError } from '#server/platform/errors/app-error.ts';
import { router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { watchInputSchema } from '#shared/case-views/live/schema.ts';
import { NOT_AUTHENTICATED } from '#shared/platform/session.ts';
import { watch } from './queries.ts';

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
