import { markRead, sendMessage } from '#server/features/messages/commands.ts';
import { getConversation } from '#server/features/messages/queries.ts';
import { tellWriting } from '#server/features/writers/commands.ts';
import { router, signedInProcedure } from '#server/trpc/init.ts';
import {
  conversationSchema,
  listMessagesInputSchema,
  markReadInputSchema,
  messageSchema,
  readReceiptSchema,
  sendMessageInputSchema,
  writingInputSchema,
  writingReceiptSchema,
} from '#shared/messages/schema.ts';

export const messagesRouter = router({
  list: signedInProcedure
    .input(listMessagesInputSchema)
    .output(conversationSchema)
    .query(({ ctx, input }) => getConversation(ctx, ctx.viewer, input)),

  send: signedInProcedure
    .input(sendMessageInputSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => sendMessage(ctx, ctx.viewer, input)),

  markRead: signedInProcedure
    .input(markReadInputSchema)
    .output(readReceiptSchema)
    .mutation(({ ctx, input }) => markRead(ctx, ctx.viewer, input)),

  writing: signedInProcedure
    .input(writingInputSchema)
    .output(writingReceiptSchema)
    .mutation(({ ctx, input }) => tellWriting(ctx, ctx.viewer, input)),
});
