import { tellWriting } from '#server/modules/messaging/typing-indicator/commands.ts';
import { router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { casePartPageInputSchema } from '#shared/cases/pages.ts';
import { messageExample } from '#shared/messaging/examples.ts';
import {
  conversationSchema,
  listMessagesInputSchema,
  markReadInputSchema,
  messagePageSchema,
  messageSchema,
  readReceiptSchema,
  sendMessageInputSchema,
  writingInputSchema,
  writingReceiptSchema,
} from '#shared/messaging/schema.ts';
import { caseRefusals } from '#shared/platform/rest-failures.ts';
import { markRead, sendMessage } from './commands.ts';
import { findMessagePage, getConversation } from './queries.ts';

export const messagesRouter = router({
  list: signedInProcedure
    .input(listMessagesInputSchema)
    .output(conversationSchema)
    .query(({ ctx, input }) => getConversation(ctx, ctx.viewer, input)),

  page: signedInProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/cases/{caseId}/messages',
        access: 'messages:read',
        tags: ['messages'],
        summary: 'List the messages of a case, newest first',
        description: 'For staff, internal notes too. Reading here marks nothing as read.',
        examples: { answer: { items: [messageExample], nextCursor: null } },
        errorResponses: caseRefusals(),
      },
    })
    .input(casePartPageInputSchema)
    .output(messagePageSchema)
    .query(({ ctx, input }) => findMessagePage(ctx, ctx.viewer, input)),

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
