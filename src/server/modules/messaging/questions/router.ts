import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import { requestInformationInputSchema } from '#shared/cases/schema.ts';
import { commandReceiptSchema } from '#shared/cases/views.ts';
import { requestInformation } from './commands.ts';

/** Asking a case's client a question. Part of `cases` in the contract. */
export const caseQuestionsRouter = router({
  requestInformation: brokerProcedure
    .input(requestInformationInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => requestInformation(ctx, ctx.viewer, input)),
});
