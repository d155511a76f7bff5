import { router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { notificationExample } from '#shared/notifications/examples.ts';
import {
  listNotificationsInputSchema,
  notificationListSchema,
  notificationPageInputSchema,
  notificationPageSchema,
  notificationPreferencesSchema,
  readNotificationInputSchema,
  readNotificationsInputSchema,
  setNotificationPreferenceInputSchema,
  unreadCountSchema,
} from '#shared/notifications/schema.ts';
import { refusals } from '#shared/platform/rest-failures.ts';
import { readNotification, readNotifications, setPreference } from './commands.ts';
import { findNotificationPage, findNotifications, getPreferences } from './queries.ts';

export const notificationsRouter = router({
  list: signedInProcedure
    .input(listNotificationsInputSchema)
    .output(notificationListSchema)
    .query(({ ctx, input }) => findNotifications(ctx.db, ctx.viewer, input)),

  page: signedInProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/notifications',
        access: 'cases:read',
        tags: ['notifications'],
        summary: 'List your notifications, newest first',
        description: 'What the portal shows you. Emails are separate.',
        examples: { answer: { items: [notificationExample], nextCursor: null } },
        errorResponses: refusals({ 400: 'The cursor or the limit isn’t valid' }),
      },
    })
    .input(notificationPageInputSchema)
    .output(notificationPageSchema)
    .query(({ ctx, input }) => findNotificationPage(ctx.db, ctx.viewer, input)),

  markRead: signedInProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/notifications/read',
        access: 'cases:write',
        tags: ['notifications'],
        summary: 'Mark notifications as read',
        description: 'Everything up to `upTo`.',
        examples: { request: { upTo: 12 }, answer: { unread: 0 } },
        errorResponses: refusals({ 400: 'The number isn’t valid' }),
      },
    })
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
