import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { chatDeskOverviewSchema, listTurnsInputSchema, turnPageSchema } from '#shared/assistant/desk.ts';
import { findTurns, getChatDesk } from './queries.ts';

/** What the assistant was asked is read here, without anybody's name, and never changed. */
export const chatDeskRouter = router({
  overview: adminProcedure.output(chatDeskOverviewSchema).query(({ ctx }) => getChatDesk(ctx)),
  list: adminProcedure
    .input(listTurnsInputSchema)
    .output(turnPageSchema)
    .query(({ ctx, input }) => findTurns(ctx.db, input)),
});
