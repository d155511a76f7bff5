/** Follow-ups: a sequence of messages to a client who does not answer, sent on business days until something ends it. */
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '#shared/platform/fields.ts';

export const followUpStatusSchema = z.enum(['running', 'finished', 'stopped']);

export const followUpStopSchema = z.enum([
  'client_answered',
  'broker_wrote',
  'closed',
  'on_hold',
  'reassigned',
  'refused',
  'unfinished',
  'by_hand',
]);
export type FollowUpStop = z.infer<typeof followUpStopSchema>;

/** Completes "Stopped because …". */
export const followUpStopWords: Record<FollowUpStop, string> = {
  client_answered: 'the client answered',
  broker_wrote: 'a message was sent to the client',
  closed: 'the request was closed',
  on_hold: 'the request was put on hold',
  reassigned: 'the request has another broker',
  refused: 'no one can message the client about this request now',
  unfinished: 'the next message has a variable without a value',
  by_hand: 'someone stopped it',
};

export const followUpSchema = z.object({
  id: z.uuid(),
  senderName: z.string(),
  startedAt: dateTimeSchema,
  status: followUpStatusSchema,
  stopReason: followUpStopSchema.nullable(),
  endedAt: dateTimeSchema.nullable(),
  /** How many were sent, and of how many. */
  sent: z.int(),
  steps: z.int(),
  /** The next message; null when all are sent, or it has ended. */
  next: z
    .object({
      title: z.string(),
      body: z.string(),
      at: dateTimeSchema,
      /** In words, in the site's time zone. */
      when: z.string(),
    })
    .nullable(),
});
export type FollowUp = z.infer<typeof followUpSchema>;

export const followUpViewSchema = z.object({
  /** The newest of the case. */
  followUp: followUpSchema.nullable(),
  /** Why none can be started now; null when one can. */
  refusal: z.string().nullable(),
  /** The steps of a new one, with their times. */
  plan: z.array(z.object({ title: z.string(), when: z.string() })),
});
export type FollowUpView = z.infer<typeof followUpViewSchema>;

export const readFollowUpInputSchema = z.object({ caseId: idSchema });
/** The screen chooses the id: a retried start makes only one. */
export const startFollowUpInputSchema = z.object({ caseId: idSchema, id: idSchema });
export type StartFollowUpInput = z.infer<typeof startFollowUpInputSchema>;
export const stopFollowUpInputSchema = z.object({ id: idSchema });
