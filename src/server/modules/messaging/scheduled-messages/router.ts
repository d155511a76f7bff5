import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import {
  cancelledScheduledSchema,
  cancelScheduledInputSchema,
  changeScheduledInputSchema,
  listScheduledInputSchema,
  scheduledListSchema,
  scheduledMessageSchema,
  scheduleMessageInputSchema,
  sendScheduledNowInputSchema,
} from '#shared/messaging/scheduled-messages/schema.ts';
import { messageSchema } from '#shared/messaging/schema.ts';
import { cancelScheduled, changeScheduled, scheduleMessage, sendScheduledNow } from './commands.ts';
import { listScheduled } from './queries.ts';

export const scheduledMessagesRouter = router({
  list: brokerProcedure
    .input(listScheduledInputSchema)
    .output(scheduledListSchema)
    .query(({ ctx, input }) => listScheduled(ctx, ctx.viewer, input.caseId)),

  schedule: brokerProcedure
    .input(scheduleMessageInputSchema)
    .output(scheduledMessageSchema)
    .mutation(({ ctx, input }) => scheduleMessage(ctx, ctx.viewer, input)),

  change: brokerProcedure
    .input(changeScheduledInputSchema)
    .output(scheduledMessageSchema)
    .mutation(({ ctx, input }) => changeScheduled(ctx, ctx.viewer, input)),

  sendNow: brokerProcedure
    .input(sendScheduledNowInputSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => sendScheduledNow(ctx, ctx.viewer, input)),

  cancel: brokerProcedure
    .input(cancelScheduledInputSchema)
    .output(cancelledScheduledSchema)
    .mutation(({ ctx, input }) => cancelScheduled(ctx, ctx.viewer, input)),
});
