/** Background failures, without revealing who they concern, and the ways to retry them. */
import { z } from 'zod';
import { cursorSchema, dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';

export const troubleInputSchema = z.object({ cursor: cursorSchema.optional() });
export type TroubleInput = z.infer<typeof troubleInputSchema>;

/** An email is identified by its subject matter, never by its recipient. */
export const failedMailsSchema = z.object({
  mails: z.array(
    z.object({
      id: z.uuid(),
      template: z.string(),
      attempts: z.int(),
      /** A reply code such as `550 5.1.1`, or the name of an error. */
      lastError: z.string().nullable(),
      /** It is not retried automatically. */
      isFinal: z.boolean(),
      createdAt: dateTimeSchema,
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type FailedMails = z.infer<typeof failedMailsSchema>;

/** Text messages that failed, by reason: each alone is over, and only the reason can be fixed. */
export const failedTextsSchema = z.object({
  texts: z
    .array(
      z.object({
        /** The provider’s code, an HTTP status, the name of an error, or `no answer`. */
        code: z.string(),
        count: z.int(),
        /** They will be tried again. */
        isWaiting: z.boolean(),
        latestAt: dateTimeSchema,
      }),
    )
    .meta({ description: 'Of the last three days, the most frequent first, at most 50' }),
});
export type FailedTexts = z.infer<typeof failedTextsSchema>;

export const failingJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: dateTimeSchema,
  /** When it is retried automatically; null once it was given up. */
  nextAt: dateTimeSchema.nullable(),
});
export const failingJobsSchema = z.object({
  jobs: z.array(failingJobSchema).meta({ description: 'Newest first, at most 50' }),
});
export type FailingJobs = z.infer<typeof failingJobsSchema>;

export const troubledFilesSchema = z.object({
  files: z.array(
    z.object({
      versionId: z.uuid(),
      caseId: z.uuid(),
      caseNumber: z.string(),
      state: z.enum(['pending', 'infected', 'skipped']),
      /** The scanner's name for the finding. */
      detail: z.string().nullable(),
      createdAt: dateTimeSchema,
    }),
  ),
  /** Without a scanner no file is checked. */
  scanner: z.boolean(),
});
export type TroubledFiles = z.infer<typeof troubledFilesSchema>;

export const tryMailInputSchema = z.object({ mailId: idSchema });
export const tryJobInputSchema = z.object({
  queue: line('Use the queue’s name exactly as returned', { max: 50 }),
  jobId: idSchema,
});
export type TryJobInput = z.infer<typeof tryJobInputSchema>;
export const scanAgainInputSchema = z.object({ versionId: idSchema });

export const triedSchema = z.object({ tried: z.literal(true) });
