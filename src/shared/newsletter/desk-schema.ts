/** The newsletter list as administrators manage it. */
import { z } from 'zod';
import { cursorSchema, dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { searchProgressShape } from '#shared/platform/text-search/schema.ts';

/** Counting stops here: nobody acts on the difference, and it spares the database. */
export const SUBSCRIBERS_COUNTED_MAX = 10_000;

export const subscriberStatusSchema = z.enum(['pending', 'confirmed', 'unsubscribed'], 'Choose one of the statuses');
export type SubscriberStatus = z.infer<typeof subscriberStatusSchema>;

export const subscriberStatusLabels: Readonly<Record<SubscriberStatus, string>> = {
  pending: 'Unconfirmed',
  confirmed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};

export const listSubscribersInputSchema = z.object({
  status: subscriberStatusSchema.optional(),
  /** A prefix of the address. */
  search: line('Shorten your search', { min: 0, max: 100 }).optional(),
  cursor: cursorSchema.optional(),
});
export type ListSubscribersInput = z.infer<typeof listSubscribersInputSchema>;

export const subscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  status: subscriberStatusSchema,
  /** An empty list means all. */
  topics: z.array(z.string()),
  createdAt: dateTimeSchema,
  confirmedAt: dateTimeSchema.nullable(),
  unsubscribedAt: dateTimeSchema.nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;
export const subscriberPageSchema = z.object({
  subscribers: z.array(subscriberSchema),
  nextCursor: z.string().nullable(),
  capped: searchProgressShape.capped,
});
export type SubscriberPage = z.infer<typeof subscriberPageSchema>;

/** At `SUBSCRIBERS_COUNTED_MAX` it reads "that many or more". */
export const subscriberCountsSchema = z.object({
  pending: z.int(),
  confirmed: z.int(),
  unsubscribed: z.int(),
});
export type SubscriberCounts = z.infer<typeof subscriberCountsSchema>;

export const subscriberIdInputSchema = z.object({ subscriberId: idSchema });
