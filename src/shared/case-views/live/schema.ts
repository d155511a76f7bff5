/** The stream a portal keeps open: everything new for this user, and for one case while it is on screen. */
import { z } from 'zod';
import { timelineEntrySchema } from '#shared/cases/views.ts';
import { caseEventTypeSchema } from '#shared/cases/vocabulary.ts';
import { messageSchema, writerSchema } from '#shared/messaging/schema.ts';
import { notificationSchema } from '#shared/notifications/schema.ts';
import { idSchema } from '#shared/platform/fields.ts';

const resumePlace = z
  .string('Send the id of the last event, unchanged')
  .regex(/^n\d{1,9}c\d{1,9}$/, 'Send the id of the last event, unchanged');

export const watchInputSchema = z.object({
  caseId: idSchema.optional(),
  /** Where the stream was interrupted: the id of the last event received. */
  lastEventId: resumePlace.nullish(),
  /** On the first stream of a page: how long ago its earliest read may have been, in milliseconds. */
  readSinceMs: z.int().min(0).max(86_400_000).optional(),
});
export type WatchInput = z.infer<typeof watchInputSchema>;

export const liveEventSchema = z.discriminatedUnion('kind', [
  /**
   * Sent first on a stream that resumes nothing: everything later arrives in the stream. `quiet`: nothing the viewer can see has changed
   * since `readSinceMs`, so what the page has read is current; otherwise it is read again.
   */
  z.object({ kind: z.literal('began'), quiet: z.boolean() }),
  z.object({
    kind: z.literal('case'),
    caseId: z.uuid(),
    type: caseEventTypeSchema,
    entry: timelineEntrySchema,
    message: messageSchema.nullable(),
  }),
  z.object({ kind: z.literal('notification'), notification: notificationSchema }),
  z.object({ kind: z.literal('seen'), caseId: z.uuid(), seenSeq: z.int() }),
  /** Everyone else typing in the case right now; empty once they have sent or stopped. */
  z.object({ kind: z.literal('writing'), caseId: z.uuid(), writers: z.array(writerSchema) }),
  /** Something changed in the viewer's queue: refetch it. */
  z.object({ kind: z.literal('queue') }),
  /** A contact message arrived: refetch the administrators' list. */
  z.object({ kind: z.literal('contacts') }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;
