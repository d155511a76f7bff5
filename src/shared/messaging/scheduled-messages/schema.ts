/** Scheduled messages: written now, sent once, and stopped when the conversation has moved on without them. */
import { z } from 'zod';
import { dateTimeSchema, idSchema, isoDate, text } from '#shared/platform/fields.ts';

/** Nothing is scheduled further ahead: by then the case has changed. */
export const SCHEDULE_DAYS_MAX = 60;

export const stopReasonSchema = z.enum(['client_wrote', 'colleague_wrote', 'no_part', 'refused']);
export type StopReason = z.infer<typeof stopReasonSchema>;

/** Completes "Not sent: …". */
export const stopReasonWords: Record<StopReason, string> = {
  client_wrote: 'the client sent a message after it was scheduled',
  colleague_wrote: 'someone else messaged the client after it was scheduled',
  no_part: 'its author is no longer working on this request',
  refused: 'no one can message the client about this request now',
};

export const scheduledMessageSchema = z.object({
  id: z.uuid(),
  body: z.string(),
  senderId: z.uuid(),
  senderName: z.string(),
  sendAt: dateTimeSchema,
  /** The day and time local to Alberta. */
  day: z.string(),
  time: z.string(),
  /** The same in words, in the site's time zone. */
  when: z.string(),
  status: z.enum(['scheduled', 'stopped']),
  stopReason: stopReasonSchema.nullable(),
  version: z.int(),
});
export type ScheduledMessage = z.infer<typeof scheduledMessageSchema>;

/** A suggested time to choose with one tap. */
export const plannedTimeSchema = z.object({ day: z.string(), time: z.string(), when: z.string() });
export type PlannedTime = z.infer<typeof plannedTimeSchema>;

export const scheduledListSchema = z.object({
  /** Scheduled messages first, then stopped ones. */
  messages: z.array(scheduledMessageSchema),
  /** `opening` is when the office opens next; null when that is tomorrow's nine o'clock. */
  times: z.object({
    today: z.string(),
    tomorrow: plannedTimeSchema.extend({ open: z.boolean() }),
    opening: plannedTimeSchema.nullable(),
  }),
});
export type ScheduledList = z.infer<typeof scheduledListSchema>;

const seqSchema = z
  .int('Send the message’s id')
  .min(0, 'Send the message’s id')
  .max(2_147_483_647, 'Send the message’s id');

const TIME = 'Choose a time, such as 09:30';

export const plannedWordsSchema = z.object({
  body: text('Enter a message'),
  day: isoDate('Choose a date'),
  time: z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME),
});

export const listScheduledInputSchema = z.object({ caseId: idSchema });

export const scheduleMessageInputSchema = plannedWordsSchema.extend({
  caseId: idSchema,
  /** The newest message the author has seen: a later one from someone else stops it. */
  seenSeq: seqSchema,
  clientKey: z.uuid('Send a key for this message'),
});
export type ScheduleMessageInput = z.infer<typeof scheduleMessageInputSchema>;

const scheduledCommandSchema = z.object({
  id: idSchema,
  version: z
    .int('Reload the page and try again')
    .min(0, 'Reload the page and try again')
    .max(2_147_483_647, 'Reload the page and try again'),
});

/** The person who edits it becomes its author, and a stopped message is scheduled again. */
export const changeScheduledInputSchema = scheduledCommandSchema.extend({
  ...plannedWordsSchema.shape,
  seenSeq: seqSchema,
});
export type ChangeScheduledInput = z.infer<typeof changeScheduledInputSchema>;

export const sendScheduledNowInputSchema = scheduledCommandSchema.extend({ seenSeq: seqSchema });
export type SendScheduledNowInput = z.infer<typeof sendScheduledNowInputSchema>;

export const cancelScheduledInputSchema = scheduledCommandSchema;
export type CancelScheduledInput = z.infer<typeof cancelScheduledInputSchema>;

export const cancelledScheduledSchema = z.object({ id: z.uuid() });
