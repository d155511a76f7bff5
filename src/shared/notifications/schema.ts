/** Notifications inside the portals. */
import { z } from 'zod';
import { dateTimeSchema } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { pageFields, pageSchemaOf } from '#shared/platform/pages.ts';

export const notificationSchema = z
  .object({
    seq: z.int(),
    type: z.string(),
    title: z.string(),
    link: z.string().meta({ description: 'The page of the portal that it leads to' }),
    read: z.boolean(),
    createdAt: dateTimeSchema,
  })
  .meta({ id: 'Notification', description: 'A notification in the portal' });
export type Notification = z.infer<typeof notificationSchema>;

const seqSchema = z
  .int('Send the notification’s id')
  .min(0, 'Send the notification’s id')
  .max(2_147_483_647, 'Send the notification’s id');

export const listNotificationsInputSchema = z.object({ before: seqSchema.optional() });
export const notificationListSchema = z.object({
  notifications: z.array(notificationSchema),
  unread: z.int(),
  hasOlder: z.boolean(),
});

export const notificationPageInputSchema = z.object(pageFields);
export const notificationPageSchema = pageSchemaOf(notificationSchema);

/** Marks everything up to this number as read. */
export const readNotificationsInputSchema = z.object({
  upTo: seqSchema.meta({ description: 'The `seq` up to which everything is read' }),
});
/** Marks only this one: the user opened its subject. */
export const readNotificationInputSchema = z.object({ seq: seqSchema });
export const unreadCountSchema = z.object({ unread: z.int() });

/** Topics of emails; users choose per topic how they receive them. */
export const notificationTopicSchema = z.enum(
  ['messages', 'documents', 'progress', 'offers', 'operations', 'security'],
  'Choose a topic',
);
export type NotificationTopic = z.infer<typeof notificationTopicSchema>;

export const notificationChannelSchema = z.enum(['instant', 'digest', 'off'], 'Choose instant, daily or off');
export type NotificationChannel = z.infer<typeof notificationChannelSchema>;

export const notificationPreferenceSchema = z.object({
  topic: notificationTopicSchema,
  label: z.string(),
  description: z.string(),
  channel: notificationChannelSchema,
  /** The possible choices: offers cannot wait a day, operations cannot be switched off. */
  channels: z.array(notificationChannelSchema),
  /** Security cannot be switched off. */
  fixed: z.boolean(),
});
export type NotificationPreference = z.infer<typeof notificationPreferenceSchema>;
/** The topics of the viewer's role. */
export const notificationPreferencesSchema = z.object({ preferences: z.array(notificationPreferenceSchema) });

export const setNotificationPreferenceInputSchema = z
  .object({ topic: notificationTopicSchema, channel: notificationChannelSchema })
  .refine(({ topic, channel }) => topic !== 'security' || channel === 'instant', {
    path: ['channel'],
    ...byRule('not_allowed', 'Emails about your account’s security can’t be turned off'),
  });
export type SetNotificationPreferenceInput = z.infer<typeof setNotificationPreferenceInputSchema>;
