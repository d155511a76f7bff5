/** What a user is told inside the portals. */
import { z } from 'zod';
import { dateTimeSchema } from '#shared/fields.ts';

export const notificationSchema = z.object({
  seq: z.int(),
  type: z.string(),
  title: z.string(),
  link: z.string(),
  read: z.boolean(),
  createdAt: dateTimeSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

const seqSchema = z
  .int('Please name the notification by its number')
  .min(0, 'Please name the notification by its number')
  .max(2_147_483_647, 'Please name the notification by its number');

export const listNotificationsInputSchema = z.object({ before: seqSchema.optional() });
export const notificationListSchema = z.object({
  notifications: z.array(notificationSchema),
  unread: z.int(),
  hasOlder: z.boolean(),
});

/** Marks everything up to this number as read. */
export const readNotificationsInputSchema = z.object({ upTo: seqSchema });
export const unreadCountSchema = z.object({ unread: z.int() });
