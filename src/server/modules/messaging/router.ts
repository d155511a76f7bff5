import { notesReads } from '#server/modules/cases/participants/reads/commands.ts';
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
import { caseRefusals, changeRefusals } from '#shared/platform/rest-failures.ts';
import { markRead, sendMessage } from './commands.ts';
import { findMessagePage, getConversation } from './queries.ts';

export const messagesRouter = router({
  list: signedInProcedure
    .use(notesReads('messages'))
    .input(listMessagesInputSchema)
    .output(conversationSchema)
    .query(({ ctx, input }) => getConversation(ctx, ctx.viewer, input)),

  page: signedInProcedure
    .use(notesReads('messages'))
    .meta({
      agent: { use: 'read', tool: 'list_messages' },
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
    .meta({
      agent: {
        use: 'write',
        tool: 'send_message',
        repeatedBy: 'clientKey',
        description:
          'Writes to the client, who is notified; with `kind: note`, adds an internal note that clients never see. Send `seenSeq`, the `seq` of the newest message you read: if someone else has written since, nothing is sent and you read again. A file is attached by its document’s id.',
      },
      openapi: {
        method: 'POST',
        path: '/api/cases/{caseId}/messages',
        access: 'messages:write',
        tags: ['messages'],
        summary: 'Send a message, or add an internal note',
        description:
          'Sending the same `clientKey` again returns the first message. A file is attached to the case first, and then named here by its document’s id.',
        success: 201,
        successDescription: 'The message as it was sent',
        examples: {
          request: { body: messageExample.body, clientKey: messageExample.clientKey },
          answer: messageExample,
        },
        errorResponses: changeRefusals({
          409: 'Someone else wrote after `seenSeq`, the case is closed, or a document can’t be attached',
          429: 'Too many messages',
        }),
      },
    })
    .input(sendMessageInputSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => sendMessage(ctx, ctx.viewer, input)),

  markRead: signedInProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/cases/{caseId}/messages/read',
        access: 'messages:write',
        tags: ['messages'],
        summary: 'Mark messages as read',
        description: 'Everything up to `seq`. The other side sees it.',
        examples: { request: { seq: 4 }, answer: { readSeq: 4 } },
        errorResponses: changeRefusals(),
      },
    })
    .input(markReadInputSchema)
    .output(readReceiptSchema)
    .mutation(({ ctx, input }) => markRead(ctx, ctx.viewer, input)),

  writing: signedInProcedure
    .input(writingInputSchema)
    .output(writingReceiptSchema)
    .mutation(({ ctx, input }) => tellWriting(ctx, ctx.viewer, input)),
});
