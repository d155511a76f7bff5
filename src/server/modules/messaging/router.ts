import { tellWriting } from '#server/modules/messaging/typing-indicator/commands.ts';
import { router, signedInProcedure } from '#server/platform/trpc/init.ts';
import {
  conversationSchema,
  listMessagesInputSchema,
  markReadInputSchema,
  messageSchema,
  readReceiptSchema,
  sendMessageInputSchema,
  writingInputSchema,
  writingReceiptSchema,
} from '#shared/messaging/schema.ts';
import { markRead, sendMessage } from './commands.ts';
import { getConversation } from './queries.ts';

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
