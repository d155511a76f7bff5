import { router, signedInProcedure } from '#server/platform/trpc/init.ts';
import {
  confirmTextCodeInputSchema,
  sendTextCodeInputSchema,
  setTextTopicInputSchema,
  textMessagesSchema,
} from '#shared/accounts/text-messages/schema.ts';
import { confirmTextCode, sendTextCode, setTextTopic, turnOffTexts } from './commands.ts';
import { getTextMessages } from './queries.ts';

/** Text messages about one’s requests. */
export const textMessagesRouter = router({
  own: signedInProcedure.output(textMessagesSchema).query(({ ctx }) => getTextMessages(ctx, ctx.db, ctx.viewer)),

  sendCode: signedInProcedure
    .input(sendTextCodeInputSchema)
    .output(textMessagesSchema)
    .mutation(({ ctx, input }) => sendTextCode(ctx, ctx.viewer, input)),

  confirm: signedInProcedure
    .input(confirmTextCodeInputSchema)
    .output(textMessagesSchema)
    .mutation(({ ctx, input }) => confirmTextCode(ctx, ctx.viewer, input.code)),

  setTopic: signedInProcedure
    .input(setTextTopicInputSchema)
    .output(textMessagesSchema)
    .mutation(({ ctx, input }) => setTextTopic(ctx, ctx.viewer, input)),

  turnOff: signedInProcedure.output(textMessagesSchema).mutation(({ ctx }) => turnOffTexts(ctx, ctx.viewer)),
});
