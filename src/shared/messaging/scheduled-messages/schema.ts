/** Messages that wait for their hour: written now, sent once, and stopped when the conversation went on without them. */
import { z } from 'zod';
import { dateTimeSchema, idSchema, isoDate, text } from '#shared/platform/fields.ts';

/** Nothing is planned further ahead: by then the case is another one. */
export const SCHEDULE_DAYS_MAX = 60;

export const stopReasonSchema = z.enum(['client_wrote', 'colleague_wrote', 'no_part', 'refused']);
export type StopReason = z.infer<typeof stopReasonSchema>;

/** Completes "Not sent: …". */
export const stopReasonWords: Record<StopReason, string> = {
  client_wrote: 'the client wrote after it was planned',
  colleague_wrote: 'somebody else wrote to the client after it was planned',
  no_part: 'its writer does not work on this request any more',
  refused: 'nobody can write to the client of this request now',
};

export const scheduledMessageSchema = z.object({
  id: z.uuid(),
  body: z.string(),
  senderId: z.uuid(),
  senderName: z.string(),
  sendAt: dateTimeSchema,
  /** The day and the time as the clock in Alberta shows them. */
  day: z.string(),
  time: z.string(),
  /** The same in words, of the site's time zone. */
  when: z.string(),
  status: z.enum(['scheduled', 'stopped']),
  stopReason: stopReasonSchema.nullable(),
  version: z.int(),
});
export type ScheduledMessage = z.infer<typeof scheduledMessageSchema>;

/** An hour to choose with one tap. */
export const plannedTimeSchema = z.object({ day: z.string(), time: z.string(), when: z.string() });
export type PlannedTime = z.infer<typeof plannedTimeSchema>;

export const scheduledListSchema = z.object({
  /** What is planned first, then what was stopped. */
  messages: z.array(scheduledMessageSchema),
  /** `opening` is when people are there again; null where it is tomorrow's nine o'clock. */
  times: z.object({
    today: z.string(),
    tomorrow: plannedTimeSchema.extend({ open: z.boolean() }),
    opening: plannedTimeSchema.nullable(),
  }),
});
export type ScheduledList = z.infer<typeof scheduledListSchema>;

const seqSchema = z
  .int('Please name the message by its number')
  .min(0, 'Please name the message by its number')
  .max(2_147_483_647, 'Please name the message by its number');

const TIME = 'Please pick a time, such as 09:30';

export const plannedWordsSchema = z.object({
  body: text('Please write a message'),
  day: isoDate('Please pick a day'),
  time: z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME),
});

export const listScheduledInputSchema = z.object({ caseId: idSchema });

export const scheduleMessageInputSchema = plannedWordsSchema.extend({
  caseId: idSchema,
  /** The newest message its writer knows: a later one of somebody else stops it. */
  seenSeq: seqSchema,
  clientKey: z.uuid('Please send a key for this message'),
});
export type ScheduleMessageInput = z.infer<typeof scheduleMessageInputSchema>;

const scheduledCommandSchema = z.object({
  id: idSchema,
  version: z
    .int('Please reload the page and try again')
    .min(0, 'Please reload the page and try again')
    .max(2_147_483_647, 'Please reload the page and try again'),
});

/** Whoever changes it signs it, and it is planned again if it was stopped. */
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
