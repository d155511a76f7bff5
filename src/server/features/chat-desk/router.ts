import { findTurns, getChatDesk } from '#server/features/chat-desk/queries.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { chatDeskOverviewSchema, listTurnsInputSchema, turnPageSchema } from '#shared/chat/desk.ts';

/** What the assistant was asked is read here, without anybody's name, and never changed. */
export const chatDeskRouter = router({
  overview: adminProcedure.output(chatDeskOverviewSchema).query(({ ctx }) => getChatDesk(ctx)),
  list: adminProcedure
    .input(listTurnsInputSchema)
    .output(turnPageSchema)
    .query(({ ctx, input }) => findTurns(ctx.db, input)),
});
