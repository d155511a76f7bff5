/** A broker’s calendar at a secret address: anyone who has the address reads it, so it says little. */
import { z } from 'zod';
import { dateTimeSchema } from '#shared/platform/fields.ts';

const withNames = z.boolean('Choose whether entries name clients');

export const feedInputSchema = z.object({ withNames });
export type FeedInput = z.infer<typeof feedInputSchema>;

export const calendarFeedSchema = z.object({
  withNames: z.boolean(),
  createdAt: dateTimeSchema,
  /** To within an hour; null while no calendar program has read it. */
  lastReadAt: dateTimeSchema.nullable(),
});
export type CalendarFeedView = z.infer<typeof calendarFeedSchema>;

export const ownFeedSchema = z.object({ feed: calendarFeedSchema.nullable() });
export type OwnFeed = z.infer<typeof ownFeedSchema>;

/** The address is in no other answer: only its hash is stored. */
export const madeFeedSchema = z.object({ address: z.string(), feed: calendarFeedSchema });
export type MadeFeed = z.infer<typeof madeFeedSchema>;

/** The secret is a segment of its own, which the log leaves out. */
export function calendarFeedPath(secret: string): string {
  return `/calendar-feeds/${secret}/calls.ics`;
}
