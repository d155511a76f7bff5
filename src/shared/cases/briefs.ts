/** The summary of a request’s answers that a broker quotes from, and what is still missing for it. */
import { z } from 'zod';
import { reasonSchema } from '#shared/audit/reason.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { caseCommandSchema } from './schema.ts';

/** A question that the client could still answer. */
export const openQuestionSchema = z.object({
  /** As in the answers: `vehicles.0.year`. */
  path: z.string(),
  code: z.string(),
  section: z.string(),
  label: z.string(),
  /** The full set needs it. */
  required: z.boolean(),
  /** Answered with “I’m not sure” or “I’ll tell the broker”. */
  unsure: z.boolean(),
  /** The answers to choose from, where there are any. */
  choices: z.array(z.string()),
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

export const briefSchema = z.object({
  set: questionSetSchema.nullable(),
  facts: z.array(z.object({ label: z.string(), lines: z.array(z.string()) })),
  open: z.array(openQuestionSchema),
  /** Open questions about sensitive answers are left out. */
  hidesOpen: z.boolean(),
  /** Answers that may contradict each other, in the words the client reads. */
  doubts: z.array(z.string()),
  /** Papers that the answers call for and nobody has uploaded. */
  papers: z.array(z.object({ id: z.string(), title: z.string(), why: z.string() })),
});
export type Brief = z.infer<typeof briefSchema>;

/** More than the longest questionnaire asks. */
const OPEN_MAX = 400;
const PATH = 'Send the path of a question';
const pathSchema = line(PATH, { max: 120 });

export const ratingFormatSchema = z.enum(['text', 'csv', 'json'], 'Choose text, CSV or JSON');
export type RatingFormat = z.infer<typeof ratingFormatSchema>;

export const copyAnswersInputSchema = z.object({
  caseId: idSchema,
  format: ratingFormatSchema,
  includeSensitive: z.boolean('Choose whether to include sensitive answers'),
  /** Why: administrators give a reason, as when they view sensitive answers. */
  reason: reasonSchema.optional(),
  /** What the broker assumes where the client has not answered. */
  assumptions: z
    .array(z.object({ path: pathSchema, text: line('Enter what you assume', { max: 300 }) }), 'Send the assumptions')
    .max(OPEN_MAX, `Send at most ${OPEN_MAX} assumptions`),
});
export type CopyAnswersInput = z.infer<typeof copyAnswersInputSchema>;

export const answersCopySchema = z.object({ text: z.string(), fileName: z.string(), mediaType: z.string() });

export const askClientInputSchema = caseCommandSchema.extend({
  paths: z
    .array(pathSchema, 'Choose at least one question')
    .min(1, 'Choose at least one question')
    .max(OPEN_MAX, `Choose at most ${OPEN_MAX} questions`),
});
export type AskClientInput = z.infer<typeof askClientInputSchema>;

/** What a broker asked the client to answer, as far as it is still open. */
export const askedQuestionsSchema = z.object({
  askedAt: dateTimeSchema.nullable(),
  askedBy: z.string().nullable(),
  /** How many are open. */
  open: z.int(),
  /** For the client: which ones. */
  paths: z.array(z.string()),
});
export type AskedQuestions = z.infer<typeof askedQuestionsSchema>;
