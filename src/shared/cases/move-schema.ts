/** How staff manage a case: its priority, its assignee, and the case it is merged with. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { dateTimeSchema, idSchema, line, optionalText } from '#shared/platform/fields.ts';
import { caseCommandSchema } from './schema.ts';
import { casePrioritySchema, caseStatusSchema } from './vocabulary.ts';

export const resumeCaseInputSchema = caseCommandSchema;
export type ResumeCaseInput = z.infer<typeof resumeCaseInputSchema>;

export const acknowledgeWithdrawalInputSchema = caseCommandSchema;
export type AcknowledgeWithdrawalInput = z.infer<typeof acknowledgeWithdrawalInputSchema>;

export const setPriorityInputSchema = caseCommandSchema.extend({ priority: casePrioritySchema });
export type SetPriorityInput = z.infer<typeof setPriorityInputSchema>;

/** As long as people type: an empty field counts as none. */
export const externalReferenceSchema = line('Use at most 60 characters', { min: 0, max: 60 });

/** The number of a case in its broker's own system. */
export const setReferenceInputSchema = caseCommandSchema.extend({
  externalReference: externalReferenceSchema.meta({
    description: 'The number of the case in your own system; empty to remove it',
  }),
});
export type SetReferenceInput = z.infer<typeof setReferenceInputSchema>;

/** Without a broker it goes to the assigned broker's delegate. Administrators name a broker. */
export const handOverInputSchema = caseCommandSchema.extend({
  brokerId: idSchema.optional(),
  note: optionalText('The note must be text'),
});
/** The form for choosing a broker. */
export const chooseSuccessorSchema = handOverInputSchema
  .pick({ note: true })
  .extend({ brokerId: z.uuid('Choose a broker') });
export type HandOverInput = z.infer<typeof handOverInputSchema>;

/** Who could take over a case, searched by name when there are more than fit in a list. */
export const successorsInputSchema = z.object({
  caseId: idSchema,
  search: line('Shorten your search', { min: 0, max: 100 }).optional(),
});
export type SuccessorsInput = z.infer<typeof successorsInputSchema>;

/** Who could take over a case, and why others cannot. For administrators. */
export const successorSchema = z.object({
  brokerId: z.uuid(),
  name: z.string(),
  firm: z.string(),
  openCases: z.int(),
  capacity: z.int(),
  eligible: z.boolean(),
  /** Every rule that is not met, in words. */
  reasons: z.array(z.string()),
});
export type Successor = z.infer<typeof successorSchema>;
export const successorListSchema = z.object({
  brokers: z.array(successorSchema).meta({ description: 'Up to 50 who could, then up to 10 who couldn’t' }),
  eligible: z.int().meta({ description: 'How many of those matching the name could' }),
  others: z.int().meta({ description: 'How many couldn’t' }),
});
export type SuccessorList = z.infer<typeof successorListSchema>;

/** What happened to the work of a broker who leaves. */
export type WorkHandedOver = {
  /** Cases that went to the named broker. */
  handedOver: number;
  /** Cases without a broker for now: routing looks for one. */
  searching: number;
  /** Offers withdrawn and made to another broker. */
  offersWithdrawn: number;
};

export const mergeCasesInputSchema = caseCommandSchema.extend({ intoId: idSchema });
export type MergeCasesInput = z.infer<typeof mergeCasesInputSchema>;

/** A client’s own two. Without a version: while a broker is being found, the request changes every minute. */
export const joinCasesInputSchema = z.object({ caseId: idSchema, intoId: idSchema });
export type JoinCasesInput = z.infer<typeof joinCasesInputSchema>;

export const unmergeCaseInputSchema = caseCommandSchema;
export type UnmergeCaseInput = z.infer<typeof unmergeCaseInputSchema>;

/** A case that seems to be from the same person, for side-by-side comparison. */
export const duplicateSchema = z.object({
  caseId: z.uuid(),
  number: z.string(),
  type: caseTypeSchema,
  title: z.string(),
  status: caseStatusSchema,
  version: z.int(),
  clientName: z.string(),
  email: z.string(),
  phone: z.string(),
  brokerName: z.string().nullable(),
  createdAt: dateTimeSchema,
  lastEventAt: dateTimeSchema,
  sameEmail: z.boolean(),
  samePhone: z.boolean(),
  /** Why the open case cannot be merged into this one; null when it can. */
  refusal: z.string().nullable(),
});
export type Duplicate = z.infer<typeof duplicateSchema>;
export const duplicateListSchema = z.object({ duplicates: z.array(duplicateSchema) });

/** Another case this one is merged with; its id links to it. */
export const joinedCaseSchema = z.object({
  caseId: z.uuid(),
  number: z.string(),
  title: z.string(),
  version: z.int(),
});
export type JoinedCase = z.infer<typeof joinedCaseSchema>;

/** A case merged into this one. The original content of one may be closed to a broker who came later. */
export const mergedCaseSchema = joinedCaseSchema.extend({ mayOpen: z.boolean() });
export type MergedCase = z.infer<typeof mergedCaseSchema>;

/** An open request of the same client, which a second one for the same may be added to. */
export const openRequestSchema = z.object({
  caseId: z.uuid(),
  number: z.string(),
  title: z.string(),
  createdAt: dateTimeSchema,
});
export type OpenRequest = z.infer<typeof openRequestSchema>;
export const openRequestListSchema = z.object({ requests: z.array(openRequestSchema) });

/** Two requests of one person, and where their answers differ. */
export const compareAnswersInputSchema = z.object({ caseId: idSchema, otherId: idSchema });
export type CompareAnswersInput = z.infer<typeof compareAnswersInputSchema>;
export const comparedAnswersSchema = z.object({
  rows: z.array(
    z.object({
      section: z.string(),
      label: z.string(),
      /** Null where it was not answered. */
      here: z.string().nullable(),
      there: z.string().nullable(),
    }),
  ),
  /** Sensitive answers are not compared: viewing them is recorded, in each request. */
  hidesSensitive: z.boolean(),
});
export type ComparedAnswers = z.infer<typeof comparedAnswersSchema>;
