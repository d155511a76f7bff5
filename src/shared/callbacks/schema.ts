/** A telephone call agreed between broker and client. Days and times are local to Alberta, wherever either of them is. */
import { z } from 'zod';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { dateTimeSchema, idSchema, isoDate, line } from '#shared/platform/fields.ts';
import { pageSchemaOf } from '#shared/platform/pages.ts';

const callbackStatusSchema = z.enum(['planned', 'done', 'missed', 'cancelled']);
export type CallbackStatus = z.infer<typeof callbackStatusSchema>;

/** How a call ends: every status except the initial one. */
const callbackOutcomeSchema = callbackStatusSchema.exclude(['planned'], 'Choose how the call ended');
export type CallbackOutcome = z.infer<typeof callbackOutcomeSchema>;

export const callbackStatusLabels: Record<CallbackStatus, string> = {
  planned: 'Scheduled',
  done: 'Completed',
  missed: 'Missed',
  cancelled: 'Cancelled',
};

export const CALL_MINUTES = { min: 10, max: 120 } as const;
/** Nobody schedules a call further ahead. */
export const CALL_DAYS_MAX = 180;
/** The length of a call that a client books. */
export const BOOKED_MINUTES = 30;
/** How far ahead a client books. */
export const BOOKING_DAYS = 14;

const MINUTES = `Choose between ${CALL_MINUTES.min} and ${CALL_MINUTES.max} minutes`;
const RELOAD = 'Reload the page and try again';

const timeFields = {
  day: isoDate('Choose a date for the call').meta({ description: 'The day in Alberta' }),
  time: z
    .string('Enter a time for the call')
    .max(5, 'Enter a time like 14:30')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 14:30')
    .meta({ description: 'The time in Alberta' }),
  minutes: z.int(MINUTES).min(CALL_MINUTES.min, MINUTES).max(CALL_MINUTES.max, MINUTES),
};
const about = line('Enter what the call is about', { min: 0, max: 200 }).optional();

/** The caller chooses the id, so that a retry over a bad connection does not schedule a second call. */
export const planCallbackInputSchema = caseIdInputSchema.extend({
  callbackId: idSchema.meta({ description: 'A UUID you choose. Sending it again schedules nothing more' }),
  ...timeFields,
  about,
});
export type PlanCallbackInput = z.infer<typeof planCallbackInputSchema>;

const callbackCommandSchema = z.object({
  callbackId: idSchema.meta({ description: 'The id of the call' }),
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

export const freeTimesInputSchema = caseIdInputSchema.extend({
  callbackId: idSchema
    .optional()
    .meta({ description: 'The call to move: its own time counts as free, and its length applies' }),
});
export type FreeTimesInput = z.infer<typeof freeTimesInputSchema>;

export const callbackSchema = z
  .object({
    id: z.uuid(),
    caseId: z.uuid(),
    startsAt: dateTimeSchema,
    endsAt: dateTimeSchema,
    day: z.string().meta({ format: 'date', description: 'Alberta’s day; `words` spells out the day and the time' }),
    time: z.string().meta({ description: 'Alberta’s time, on a 24-hour clock' }),
    minutes: z.int(),
    words: z.string(),
    about: z.string().nullable(),
    status: callbackStatusSchema,
    createdByName: z.string(),
    version: z.int(),
    calendarPath: z.string().meta({ description: 'The address of the calendar entry' }),
    begun: z.boolean().meta({ description: 'The call time has passed: it can now be marked as missed' }),
    warnings: z
      .array(z.string())
      .meta({ description: 'For staff: outside business hours, or overlapping another call of the same broker' }),
  })
  .meta({ id: 'Callback', description: 'A call that broker and client agreed on' });
export type Callback = z.infer<typeof callbackSchema>;

export const callbackListSchema = z.object({
  /** Upcoming calls first, then past ones, newest first. */
  callbacks: z.array(callbackSchema),
  mayPlan: z.boolean(),
  mayEnd: z.boolean(),
  /** A client books one call at a time, from the free times. */
  mayBook: z.boolean(),
});
export type CallbackList = z.infer<typeof callbackListSchema>;

export const callbackPageSchema = pageSchemaOf(callbackSchema);
export type CallbackPage = z.infer<typeof callbackPageSchema>;

export const callbackCheckSchema = z.object({
  words: z.string(),
  /** Why no call can be scheduled at all, or null. */
  refusal: z.string().nullable(),
  warnings: z.array(z.string()),
});

export const callbackSuggestionsSchema = z.object({
  times: z.array(z.object({ day: z.string(), time: z.string(), words: z.string() })),
});

const freeTimeSchema = z
  .object({
    day: z.string().meta({ format: 'date', description: 'Alberta’s day' }),
    time: z.string().meta({ description: 'Alberta’s time, on a 24-hour clock' }),
    startsAt: dateTimeSchema,
    words: z.string().meta({ description: 'The day and the time, spelled out' }),
  })
  .meta({ id: 'FreeTime', description: 'A time at which the broker of a case can be called' });
export type FreeTime = z.infer<typeof freeTimeSchema>;

export const freeTimesSchema = z.object({
  minutes: z.int().meta({ description: 'How long the call would be' }),
  times: z.array(freeTimeSchema).meta({ description: 'Soonest first; none while no broker works on the case' }),
});
export type FreeTimes = z.infer<typeof freeTimesSchema>;

/** Calls of a broker that their hours or days off no longer allow. */
export const misplacedCallsSchema = z.object({
  calls: z.array(z.object({ caseId: z.uuid(), number: z.string(), words: z.string() })),
});
export type MisplacedCalls = z.infer<typeof misplacedCallsSchema>;

/** Reference days: today in Alberta, the next business day, and the usual time to give a client. */
export const workCalendarSchema = z.object({
  today: z.string(),
  nextBusinessDay: z.string(),
  nextBusinessDayWords: z.string(),
});
export type WorkCalendar = z.infer<typeof workCalendarSchema>;

/** The address of a calendar entry, for the participants of the case. */
export function callbackCalendarPath(caseId: string, callbackId: string): string {
  return `/api/cases/${caseId}/callbacks/${callbackId}.ics`;
}
