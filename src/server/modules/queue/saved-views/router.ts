import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import {
  removeViewInputSchema,
  renameViewInputSchema,
  reorderViewsInputSchema,
  savedViewListSchema,
  saveViewInputSchema,
} from '#shared/queue/saved-views/schema.ts';
import { removeView, renameView, reorderViews, saveView } from './commands.ts';
import { findSavedViews } from './queries.ts';

/** Saved views. Every change returns all of them in their current state. */
export const savedViewsRouter = router({
  list: brokerProcedure.output(savedViewListSchema).query(({ ctx }) => findSavedViews(ctx.db, ctx.viewer)),

  save: brokerProcedure
    .input(saveViewInputSchema)
    .output(savedViewListSchema)
    .mutation(({ ctx, input }) => saveView(ctx, ctx.viewer, input)),

  rename: brokerProcedure
    .input(renameViewInputSchema)
    .output(savedViewListSchema)
    .mutation(({ ctx, input }) => renameView(ctx, ctx.viewer, input)),

  remove: brokerProcedure
    .input(removeViewInputSchema)
    .output(savedViewListSchema)
    .mutation(({ ctx, input }) => removeView(ctx, ctx.viewer, input.viewId)),

  reorder: brokerProcedure
    .input(reorderViewsInputSchema)
    .output(savedViewListSchema)
    .mutation(({ ctx, input }) => reorderViews(ctx, ctx.viewer, input)),
});
