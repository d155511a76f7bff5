import { readNotifications } from '#server/features/notifications/commands.ts';
import { findNotifications } from '#server/features/notifications/queries.ts';
import { router, signedInProcedure } from '#server/trpc/init.ts';
import {
  listNotificationsInputSchema,
  notificationListSchema,
  readNotificationsInputSchema,
  unreadCountSchema,
} from '#shared/notifications/schema.ts';

export const notificationsRouter = router({
  list: signedInProcedure
    .input(listNotificationsInputSchema)
    .output(notificationListSchema)
    .query(({ ctx, input }) => findNotifications(ctx.db, ctx.viewer, input)),

  markRead: signedInProcedure
    .input(readNotificationsInputSchema)
    .output(unreadCountSchema)
    .mutation(({ ctx, input }) => readNotifications(ctx, ctx.viewer, input.upTo)),
});
