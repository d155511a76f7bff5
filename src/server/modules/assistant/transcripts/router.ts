import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { chatDeskOverviewSchema, listTurnsInputSchema, turnPageSchema } from '#shared/assistant/desk.ts';
import { findTurns, getChatDesk } from './queries.ts';

/** Transcripts of the assistant: anonymous and read-only. */
export const chatDeskRouter = router({
  overview: adminProcedure.output(chatDeskOverviewSchema).query(({ ctx }) => getChatDesk(ctx)),
  list: adminProcedure
    .input(listTurnsInputSchema)
    .output(turnPageSchema)
    .query(({ ctx, input }) => findTurns(ctx.db, input)),
});
