/** Changing many cases at once, and undoing it. Part of `cases` in the contract. */
import { changeTogether, undoTogether } from '#server/modules/queue/bulk-actions/commands.ts';
import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import {
  bulkInputSchema,
  bulkOutputSchema,
  undoBulkInputSchema,
  undoBulkOutputSchema,
} from '#shared/queue/bulk-schema.ts';

export const caseBulkRouter = router({
  bulk: brokerProcedure
    .input(bulkInputSchema)
    .output(bulkOutputSchema)
    .mutation(({ ctx, input }) => changeTogether(ctx, ctx.viewer, input)),

  undoBulk: brokerProcedure
    .input(undoBulkInputSchema)
    .output(undoBulkOutputSchema)
    .mutation(({ ctx, input }) => undoTogether(ctx, ctx.viewer, input)),
});
