import { markHandled } from '#server/modules/assistant/transcripts/feedback/commands.ts';
import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  chatDeskOverviewSchema,
  handledSchema,
  listTurnsInputSchema,
  markHandledInputSchema,
  turnPageSchema,
} from '#shared/assistant/desk.ts';
import { findTurns, getChatDesk } from './queries.ts';

/** Transcripts of the assistant: anonymous. What readers found unhelpful can be marked as done. */
export const chatDeskRouter = router({
  overview: adminProcedure.output(chatDeskOverviewSchema).query(({ ctx }) => getChatDesk(ctx)),
  list: adminProcedure
    .input(listTurnsInputSchema)
    .output(turnPageSchema)
    .query(({ ctx, input }) => findTurns(ctx.db, input)),

  markHandled: adminProcedure
    .input(markHandledInputSchema)
    .output(handledSchema)
    .mutation(({ ctx, input }) => markHandled(ctx, input)),
});
