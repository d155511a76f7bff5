/** A telephone call that broker and client agreed on. Days and times are the ones on the wall in Alberta, wherever anybody sits. */
import { z } from 'zod';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { dateTimeSchema, idSchema, isoDate, line } from '#shared/platform/fields.ts';

const callbackStatusSchema = z.enum(['planned', 'done', 'missed', 'cancelled']);
export type CallbackStatus = z.infer<typeof callbackStatusSchema>;

/** How a call ends: the words of its status, without the one it begins with. */
const callbackOutcomeSchema = callbackStatusSchema.exclude(['planned'], 'Please choose how the call ended');
export type CallbackOutcome = z.infer<typeof callbackOutcomeSchema>;

export const callbackStatusLabels: Record<CallbackStatus, string> = {
  planned: 'Planned',
  done: 'Took place',
  missed: 'Missed',
  cancelled: 'Cancelled',
};

export const CALL_MINUTES = { min: 10, max: 120 } as const;
/** Nobody plans a telephone call further ahead. */
export const CALL_DAYS_MAX = 180;

const MINUTES = `Please choose between ${CALL_MINUTES.min} and ${CALL_MINUTES.max} minutes`;
const RELOAD = 'Please reload the page and try again';

const timeFields = {
  day: isoDate('Please pick the day of the call'),
  time: z
    .string('Please enter the time of the call')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time like 14:30'),
  minutes: z.int(MINUTES).min(CALL_MINUTES.min, MINUTES).max(CALL_MINUTES.max, MINUTES),
};
const about = line('Please write what the call is about', { min: 0, max: 200 }).optional();

/** The id is the caller's, so that a call planned twice over a bad connection is one call. */
export const planCallbackInputSchema = caseIdInputSchema.extend({ callbackId: idSchema, ...timeFields, about });
export type PlanCallbackInput = z.infer<typeof planCallbackInputSchema>;

const callbackCommandSchema = z.object({
  callbackId: idSchema,
  version: z.int(RELOAD).min(0, RELOAD).max(2_147_483_647, RELOAD),
});

export const moveCallbackInputSchema = callbackCommandSchema.extend({ ...timeFields, about });
export type MoveCallbackInput = z.infer<typeof moveCallbackInputSchema>;

export const endCallbackInputSchema = callbackCommandSchema.extend({ outcome: callbackOutcomeSchema });
export type EndCallbackInput = z.infer<typeof endCallbackInputSchema>;

export const checkCallbackInputSchema = caseIdInputSchema.extend({ ...timeFields, callbackId: idSchema.optional() });
export type CheckCallbackInput = z.infer<typeof checkCallbackInputSchema>;

export const suggestCallbacksInputSchema = caseIdInputSchema.extend({ minutes: timeFields.minutes });
export type SuggestCallbacksInput = z.infer<typeof suggestCallbacksInputSchema>;

export const callbackSchema = z.object({
  id: z.uuid(),
  caseId: z.uuid(),
  startsAt: dateTimeSchema,
  endsAt: dateTimeSchema,
  /** As on the wall in Alberta; `words` spells both. */
  day: z.string().meta({ format: 'date' }),
  time: z.string(),
  minutes: z.int(),
  words: z.string(),
  about: z.string().nullable(),
  status: callbackStatusSchema,
  createdByName: z.string(),
  version: z.int(),
  /** The calendar entry of both sides. */
  calendarPath: z.string(),
  /** It has begun: now it can have been missed. */
  begun: z.boolean(),
  /** For staff: outside of business hours, or over another call of the same broker. */
  warnings: z.array(z.string()),
});
export type Callback = z.infer<typeof callbackSchema>;

export const callbackListSchema = z.object({
  /** What is still to come first, then what is over, newest first. */
  callbacks: z.array(callbackSchema),
  mayPlan: z.boolean(),
  mayEnd: z.boolean(),
});
export type CallbackList = z.infer<typeof callbackListSchema>;

export const callbackCheckSchema = z.object({
  words: z.string(),
  /** Why it cannot be planned at all, or null. */
  refusal: z.string().nullable(),
  warnings: z.array(z.string()),
});

export const callbackSuggestionsSchema = z.object({
  times: z.array(z.object({ day: z.string(), time: z.string(), words: z.string() })),
});

/** The days people count in: today in Alberta, the next day somebody works there, and what is usual to give a client. */
export const workCalendarSchema = z.object({
  today: z.string(),
  nextBusinessDay: z.string(),
  nextBusinessDayWords: z.string(),
});
export type WorkCalendar = z.infer<typeof workCalendarSchema>;

/** The address of a calendar entry, for whoever takes part in the case. */
export function callbackCalendarPath(caseId: string, callbackId: string): string {
  return `/api/cases/${caseId}/callbacks/${callbackId}.ics`;
}
