import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import {
  cannedReplySchema,
  createReplyInputSchema,
  removedReplySchema,
  removeReplyInputSchema,
  replyListSchema,
  replyValuesInputSchema,
  replyValuesSchema,
  updateReplyInputSchema,
} from '#shared/messaging/canned-replies/schema.ts';
import { createReply, removeReply, updateReply } from './commands.ts';
import { getReplyValues, listReplies } from './queries.ts';

export const cannedRepliesRouter = router({
  list: brokerProcedure.output(replyListSchema).query(({ ctx }) => listReplies(ctx.db, ctx.viewer.id)),

  values: brokerProcedure
    .input(replyValuesInputSchema)
    .output(replyValuesSchema)
    .query(({ ctx, input }) => getReplyValues(ctx, ctx.viewer, input.caseId)),

  create: brokerProcedure
    .input(createReplyInputSchema)
    .output(cannedReplySchema)
    .mutation(({ ctx, input }) => createReply(ctx, ctx.viewer, input)),

  update: brokerProcedure
    .input(updateReplyInputSchema)
    .output(cannedReplySchema)
    .mutation(({ ctx, input }) => updateReply(ctx, ctx.viewer, input)),

  remove: brokerProcedure
    .input(removeReplyInputSchema)
    .output(removedReplySchema)
    .mutation(({ ctx, input }) => removeReply(ctx, ctx.viewer, input)),
});
