import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import { caseAssistantsSchema, changeAssistantInputSchema } from '#shared/cases/participants/assistants.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { addAssistant, removeAssistant } from './commands.ts';
import { listAssistants } from './queries.ts';

/** The assistants of a case. */
export const assistantsRouter = router({
  list: brokerProcedure
    .input(caseIdInputSchema)
    .output(caseAssistantsSchema)
    .query(({ ctx, input }) => listAssistants(ctx, ctx.viewer, input.caseId)),

  add: brokerProcedure
    .input(changeAssistantInputSchema)
    .output(caseAssistantsSchema)
    .mutation(async ({ ctx, input }) => {
      await addAssistant(ctx, ctx.viewer, input);
      return listAssistants(ctx, ctx.viewer, input.caseId);
    }),

  remove: brokerProcedure
    .input(changeAssistantInputSchema)
    .output(caseAssistantsSchema)
    .mutation(async ({ ctx, input }) => {
      await removeAssistant(ctx, ctx.viewer, input);
      return listAssistants(ctx, ctx.viewer, input.caseId);
    }),
});
