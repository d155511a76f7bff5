import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  convertInputSchema,
  deskMessageIdInputSchema,
  deskMessageSchema,
  deskPageSchema,
  deskReceiptSchema,
  listDeskInputSchema,
  replyInputSchema,
  setDeskStatusInputSchema,
} from '#shared/contact-messages/desk-schema.ts';
import { convertMessage, openMessage, replyToMessage, setMessageStatus } from './commands.ts';
import { findDeskMessages, getDeskMessage } from './queries.ts';

export const contactDeskRouter = router({
  list: adminProcedure
    .input(listDeskInputSchema)
    .output(deskPageSchema)
    .query(({ ctx, input }) => findDeskMessages(ctx.db, input)),

  get: adminProcedure
    .input(deskMessageIdInputSchema)
    .output(deskMessageSchema)
    .query(({ ctx, input }) => getDeskMessage(ctx, input.messageId)),

  open: adminProcedure
    .input(deskMessageIdInputSchema)
    .output(deskReceiptSchema)
    .mutation(({ ctx, input }) => openMessage(ctx, ctx.viewer, input.messageId)),

  setStatus: adminProcedure
    .input(setDeskStatusInputSchema)
    .output(deskReceiptSchema)
    .mutation(({ ctx, input }) => setMessageStatus(ctx, ctx.viewer, input)),

  reply: adminProcedure
    .input(replyInputSchema)
    .output(deskReceiptSchema)
    .mutation(({ ctx, input }) => replyToMessage(ctx, ctx.viewer, input)),

  convert: adminProcedure
    .input(convertInputSchema)
    .output(deskReceiptSchema)
    .mutation(({ ctx, input }) => convertMessage(ctx, ctx.viewer, input)),
});
