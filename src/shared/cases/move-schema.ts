/** What staff do with a case besides working on it: its priority, who works on it, and what it is joined with. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { dateTimeSchema, idSchema, line, optionalText } from '#shared/platform/fields.ts';
import { caseCommandSchema, casePrioritySchema, caseStatusSchema } from './schema.ts';

export const resumeCaseInputSchema = caseCommandSchema;
export type ResumeCaseInput = z.infer<typeof resumeCaseInputSchema>;

export const setPriorityInputSchema = caseCommandSchema.extend({ priority: casePrioritySchema });
export type SetPriorityInput = z.infer<typeof setPriorityInputSchema>;

/** Without a broker it goes to the delegate of the one who works on it. Administrators name somebody. */
export const handOverInputSchema = caseCommandSchema.extend({
  brokerId: idSchema.optional(),
  note: optionalText('Please write the note as text'),
});
/** The form in which somebody is chosen. */
export const chooseSuccessorSchema = handOverInputSchema
  .pick({ note: true })
  .extend({ brokerId: z.uuid('Please choose a broker') });
export type HandOverInput = z.infer<typeof handOverInputSchema>;

/** Who could take over a case, by name where there are more than a list can show. */
export const successorsInputSchema = z.object({
  caseId: idSchema,
  search: line('Please search for fewer words', { min: 0, max: 100 }).optional(),
});
export type SuccessorsInput = z.infer<typeof successorsInputSchema>;

/** Who could take over a case, and why the others cannot. For administrators. */
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
  brokers: z.array(successorSchema).meta({ description: 'At most 50 who could, then at most 10 who could not' }),
  eligible: z.int().meta({ description: 'How many could, of those with such a name' }),
  others: z.int().meta({ description: 'How many could not' }),
});
export type SuccessorList = z.infer<typeof successorListSchema>;

/** What became of the work of somebody who leaves. */
export type WorkHandedOver = {
  /** Cases the named broker has now. */
  handedOver: number;
  /** Cases without a broker for now: routing looks for one. */
  searching: number;
  /** Offers taken back, and made to somebody else. */
  offersWithdrawn: number;
};

export const mergeCasesInputSchema = caseCommandSchema.extend({ intoId: idSchema });
export type MergeCasesInput = z.infer<typeof mergeCasesInputSchema>;

export const unmergeCaseInputSchema = caseCommandSchema;
export type UnmergeCaseInput = z.infer<typeof unmergeCaseInputSchema>;

/** A case that seems to be from the same person, as one looks at it beside the other. */
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
  /** Why the case that is open cannot be joined into this one; null when it can. */
  refusal: z.string().nullable(),
});
export type Duplicate = z.infer<typeof duplicateSchema>;
export const duplicateListSchema = z.object({ duplicates: z.array(duplicateSchema) });

/** Another case this one is joined with; its id is the way there. */
export const joinedCaseSchema = z.object({
  caseId: z.uuid(),
  number: z.string(),
  title: z.string(),
  version: z.int(),
});
export type JoinedCase = z.infer<typeof joinedCaseSchema>;
