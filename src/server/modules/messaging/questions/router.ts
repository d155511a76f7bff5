import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import { moveMeta } from '#shared/cases/moves.ts';
import { requestInformationInputSchema } from '#shared/cases/schema.ts';
import { commandReceiptSchema } from '#shared/cases/views.ts';
import { requestInformation } from './commands.ts';

/** Asking a case's client a question. Part of `cases` in the contract. */
export const caseQuestionsRouter = router({
  requestInformation: brokerProcedure
    .meta(
      moveMeta('request-information', {
        tool: 'ask_client',
        summary: 'Ask the client a question',
        description: 'Sends the message, and the case waits for the client’s answer.',
        request: { message: 'Which garage do you use in winter?' },
        becomes: 'waiting_client',
      }),
    )
    .input(requestInformationInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => requestInformation(ctx, ctx.viewer, input)),
});
