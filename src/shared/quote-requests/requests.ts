/** The calls of the quote wizard: a draft that is saved at every step, and the submit. */
import { z } from 'zod';
import { requiredConsentsSchema } from '#shared/consents/wordings.ts';
import { answersSchema } from '#shared/lines/answers-schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { dateTimeSchema, line } from '#shared/platform/fields.ts';

const draftIdSchema = z.uuid('Please use the id of the draft as it was made');
/** Made by the visitor's browser; whoever holds it may write to the draft. */
const draftTokenSchema = z
  .string('Please send the key of the draft')
  .regex(/^[\w-]{32,100}$/, 'Please send the key of the draft');

const definitionVersionSchema = z
  .int('Please name the version of the questions')
  .min(1, 'Please name the version of the questions')
  .max(10_000, 'Please name the version of the questions');

export const draftKeySchema = z.object({ draftId: draftIdSchema, token: draftTokenSchema });

export const saveDraftInputSchema = draftKeySchema.extend({
  line: caseTypeSchema,
  definitionVersion: definitionVersionSchema,
  /** The version this browser saved last, 0 for the first time: a second tab is told instead of overwriting. */
  version: z
    .int('Please name the version of the draft')
    .min(0, 'Please name the version of the draft')
    .max(2_147_483_647, 'Please name the version of the draft'),
  step: line('Please name the step', { max: 60 }),
  answers: answersSchema,
});
export type SaveDraftInput = z.infer<typeof saveDraftInputSchema>;

export const draftReceiptSchema = z.object({ version: z.int(), savedAt: dateTimeSchema });

export const draftSchema = z.object({
  line: caseTypeSchema,
  definitionVersion: z.int(),
  version: z.int(),
  step: z.string(),
  answers: z.record(z.string(), z.unknown()),
  /** Set when this draft has become a request already. */
  submittedNumber: z.string().nullable(),
});

export const submitQuoteInputSchema = draftKeySchema.extend({
  line: caseTypeSchema,
  definitionVersion: definitionVersionSchema,
  answers: answersSchema,
  consents: requiredConsentsSchema,
  community: z
    .string('Please name the place as its page does')
    .regex(/^[a-z][a-z-]{1,39}$/, 'Please name the place as its page does')
    .optional()
    .meta({ description: 'The page of a place that led to the request, `fort-mcmurray`' }),
});
export type SubmitQuoteInput = z.infer<typeof submitQuoteInputSchema>;

export const quoteReceiptSchema = z.object({
  number: z.string(),
  title: z.string(),
  submittedAt: dateTimeSchema,
  /** By when a broker takes the request on, */
  takenBy: dateTimeSchema,
  /** and by when they answer. */
  firstReplyBy: dateTimeSchema,
  /** The same in words, in Alberta's time. */
  firstReplyByText: z.string(),
  /** Both times as one sentence. */
  promise: z.string(),
  /** What first replies took in the last 90 days, measured; null below 30 of them. */
  measured: z.string().nullable(),
  email: z.string(),
});
export type QuoteReceipt = z.infer<typeof quoteReceiptSchema>;
