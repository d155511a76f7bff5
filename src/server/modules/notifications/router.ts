import { router, signedInProcedure } from '#server/platform/trpc/init.ts';
import {
  listNotificationsInputSchema,
  notificationListSchema,
  notificationPreferencesSchema,
  readNotificationInputSchema,
  readNotificationsInputSchema,
  setNotificationPreferenceInputSchema,
  unreadCountSchema,
} from '#shared/notifications/schema.ts';
import { readNotification, readNotifications, setPreference } from './commands.ts';
import { findNotifications, getPreferences } from './queries.ts';

export const notificationsRouter = router({
  list: signedInProcedure
    .input(listNotificationsInputSchema)
    .output(notificationListSchema)
    .query(({ ctx, input }) => findNotifications(ctx.db, ctx.viewer, input)),

  markRead: signedInProcedure
    .input(readNotificationsInputSchema)
    .output(unreadCountSchema)
    .mutation(({ ctx, input }) => readNotifications(ctx, ctx.viewer, input.upTo)),

  markOneRead: signedInProcedure
    .input(readNotificationInputSchema)
    .output(unreadCountSchema)
    .mutation(({ ctx, input }) => readNotification(ctx, ctx.viewer, input.seq)),

  preferences: signedInProcedure
    .output(notificationPreferencesSchema)
    .query(({ ctx }) => getPreferences(ctx.db, ctx.viewer)),

  setPreference: signedInProcedure
    .input(setNotificationPreferenceInputSchema)
    .output(notificationPreferencesSchema)
    .mutation(({ ctx, input }) => setPreference(ctx, ctx.viewer, input)),
});
