/** Requests that an agent prepares and only a person can send (docs/decisions/0086). */
import { z } from 'zod';
import { answersViewSchema } from '#shared/cases/views.ts';
import { consentPurposeSchema } from '#shared/consents/wordings.ts';
import { answersSchema } from '#shared/lines/answers-schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { dateTimeSchema, line } from '#shared/platform/fields.ts';
import { definitionVersionSchema } from './requests.ts';

/** A prepared request that nobody opens is deleted after this many days, and its link works as long. */
export const PREPARED_DAYS = 7;
/** As long as a name may be that an agent gives itself. */
export const AGENT_NAME_MAX = 80;

const setField = questionSetSchema.default('short').meta({
  description: 'Which questions the person is asked: `short` lets a broker call back, `full` lets them quote',
});

/** Strict, so that a consent or anything else that only a person may give is refused instead of overlooked. */
export const previewRequestInputSchema = z.strictObject({
  line: caseTypeSchema.meta({ description: 'The `line` of an entry of list_quote_forms' }),
  definitionVersion: definitionVersionSchema.optional().meta({
    description: 'The `version` of the requirements that were answered. Refused when they have changed since',
  }),
  set: setField,
  answers: answersSchema.meta({
    description:
      'What the person said, by the ids of the questions in the requirements. Leave out what they didn’t say',
  }),
});
export type PreviewRequestInput = z.infer<typeof previewRequestInputSchema>;

export const prepareRequestInputSchema = previewRequestInputSchema.extend({
  assistant: line('Say what you call yourself', { max: AGENT_NAME_MAX }).meta({
    description: 'What you call yourself, such as the name of your software. The person reads it',
  }),
});
export type PrepareRequestInput = z.infer<typeof prepareRequestInputSchema>;

const issueSchema = z.object({
  path: z.string().meta({ description: 'The id of the question; rows and fields follow after dots' }),
  message: z.string().meta({ description: 'What to ask or to correct' }),
});

export const requestPreviewSchema = z.object({
  line: caseTypeSchema,
  definitionVersion: z.int(),
  set: questionSetSchema,
  isReady: z.boolean().meta({ description: 'Nothing is missing and nothing is wrong' }),
  missing: z
    .array(issueSchema)
    .meta({ description: 'What still has to be answered, now or by the person on our page' }),
  wrong: z.array(issueSchema).meta({ description: 'Answers that aren’t accepted as they are' }),
  dropped: z.array(z.string()).meta({ description: 'Answers to questions that aren’t asked, given the other answers' }),
  offered: answersViewSchema.meta({ description: 'What a broker reads before accepting: nothing that says who it is' }),
  accepted: answersViewSchema.meta({ description: 'What the broker who accepts can read, sensitive answers included' }),
  consents: z
    .array(z.object({ purpose: consentPurposeSchema, version: z.int(), text: z.string() }))
    .meta({ description: 'What the person has to agree to, on our page. You can’t agree for them' }),
  statement: z.string().meta({ description: 'What the person confirms by sending' }),
});
export type RequestPreview = z.infer<typeof requestPreviewSchema>;

export const preparedRequestSchema = z.object({
  url: z.string().meta({
    format: 'uri',
    description: 'Give this link to the person. It opens once, for anyone who has it, so show it to nobody else',
  }),
  expiresAt: dateTimeSchema.meta({ description: 'Until then the link works' }),
  isReady: z.boolean().meta({ description: 'Nothing is left to answer. Otherwise the page asks for the rest' }),
  missing: z.array(issueSchema).meta({ description: 'What the page will ask for' }),
  next: z.string().meta({ description: 'What to tell the person' }),
});
export type PreparedRequest = z.infer<typeof preparedRequestSchema>;
