/** The shapes in which the server returns a case. Every list and page reads these; what a viewer may not see is null. */
import { z } from 'zod';
import { reasonSchema } from '#shared/audit/reason.ts';
import { brokerPublicSchema } from '#shared/brokers/schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { coverageSchema, premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { cursorSchema, dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { briefSchema } from './briefs.ts';
import { joinedCaseSchema, mergedCaseSchema } from './move-schema.ts';
import { caseEventTypeSchema, casePrioritySchema, caseStageSchema, caseStatusSchema } from './schema.ts';

/** Scope of the list: a client's own cases and those shared with them; a broker's offers, cases and pool; everything, for admins. */
export const caseScopeSchema = z.enum(['own', 'shared', 'offered', 'mine', 'pool', 'all'], 'Choose a list');
export type CaseScope = z.infer<typeof caseScopeSchema>;

export const listCasesInputSchema = z.object({
  scope: caseScopeSchema,
  status: caseStatusSchema.optional(),
  /** Open or closed. */
  state: z.enum(['open', 'closed'], 'Choose open or closed').optional(),
  /** Words in the title, the number or the broker's name. Own and shared lists only. */
  query: line('Shorten your search', { min: 0, max: 100 }).optional(),
  cursor: cursorSchema.optional(),
});
export type ListCasesInput = z.infer<typeof listCasesInputSchema>;

/** What an SLA clock measures: that a broker accepts the case, writes to the client, or confirms with the insurer. */
export const dueForSchema = z.enum(['take', 'first_reply', 'reply', 'confirm']);
export type DueFor = z.infer<typeof dueForSchema>;

export const caseSummarySchema = z.object({
  id: z.uuid(),
  number: z.string(),
  type: caseTypeSchema,
  title: z.string(),
  /** Which questions were answered; null for a request that did not come from the questionnaire. */
  questionSet: questionSetSchema.nullable(),
  status: caseStatusSchema,
  stage: caseStageSchema,
  version: z.int(),
  /** Priority for staff; hidden from clients. */
  priority: casePrioritySchema.nullable(),
  /** The day on which the hold ends automatically; hidden from clients. */
  holdUntil: z.string().nullable().meta({ format: 'date' }),
  /** Null until a broker has accepted: the pool and offers show no names. */
  clientName: z.string().nullable(),
  /** The first three characters of the postal code. */
  area: z.string().nullable(),
  brokerName: z.string().nullable(),
  brokerFirm: z.string().nullable(),
  brokerLicence: z.string().nullable(),
  unread: z.int(),
  createdAt: dateTimeSchema,
  lastEventAt: dateTimeSchema,
  waitingSince: dateTimeSchema.nullable(),
  /** By when the client is due a message: the first reply, or the answer to a message. */
  firstReplyDueAt: dateTimeSchema.nullable(),
  /** The earliest of all deadlines, in every status; null when nothing is due. */
  dueAt: dateTimeSchema.nullable(),
  dueFor: dueForSchema.nullable(),
  offerExpiresAt: dateTimeSchema.nullable(),
  /** By when the broker should confirm a withdrawal; null when there is none to confirm. Hidden from clients. */
  withdrawalDueAt: dateTimeSchema.nullable(),
});
export type CaseSummary = z.infer<typeof caseSummarySchema>;

export const caseListSchema = z.object({ cases: z.array(caseSummarySchema), nextCursor: z.string().nullable() });
export type CaseList = z.infer<typeof caseListSchema>;

/** The viewer's relation to the case; decides what is shown and which buttons are offered. */
export const relationSchema = z.enum([
  'client',
  'participant',
  'assigned_broker',
  'offered_broker',
  'other_broker',
  'admin',
]);
export type Relation = z.infer<typeof relationSchema>;

export const quoteOptionSchema = z.object({
  id: z.uuid(),
  insurer: z.string(),
  premiumCents: z.int(),
  term: premiumTermSchema,
  coverages: z.array(coverageSchema),
  exclusions: z.string().nullable(),
  validUntil: z.string().meta({ format: 'date' }),
  note: z.string().nullable(),
  status: z.enum(['open', 'accepted', 'declined', 'expired', 'superseded']),
});
export type QuoteOption = z.infer<typeof quoteOptionSchema>;

export const caseDetailSchema = caseSummarySchema.extend({
  relation: relationSchema,
  allowedEvents: z.array(caseEventTypeSchema),
  contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
  broker: brokerPublicSchema.nullable(),
  /** Why this broker, without mentioning others. */
  matchReason: z.string().nullable(),
  /** What happens next, and by when, in words. */
  nextStep: z.string(),
  options: z.array(quoteOptionSchema),
  /** For the assigned broker: who a handover would go to, and why not, where a rule forbids it. */
  delegate: z.object({ name: z.string(), firm: z.string(), refusal: z.string().nullable() }).nullable(),
  /** What the client withdrew and whether the broker confirmed it. For staff; null when there was nothing to confirm. */
  withdrawal: z
    .object({
      /** The purpose of the consent; null when the request itself was withdrawn. */
      purpose: z.string().nullable(),
      at: dateTimeSchema,
      confirmedAt: dateTimeSchema.nullable(),
      confirmedBy: z.string().nullable(),
    })
    .nullable(),
  /** The case it was merged into: for staff, and for a client who owns that case as well. */
  mergedInto: joinedCaseSchema.nullable(),
  /** The cases merged into it, newest first. For staff. */
  merged: z.array(mergedCaseSchema),
  bound: z
    .object({ insurer: z.string(), policyNumber: z.string(), effectiveOn: z.string(), expiresOn: z.string() })
    .nullable(),
});
export type CaseDetail = z.infer<typeof caseDetailSchema>;

export const caseIdInputSchema = z.object({ caseId: idSchema });

export const timelineEntrySchema = z.object({
  seq: z.int(),
  type: caseEventTypeSchema,
  actorName: z.string(),
  actorRole: z.string(),
  at: dateTimeSchema,
  /** An extra sentence, where the type alone does not say it. */
  detail: z.string().nullable(),
  staffOnly: z.boolean(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

export const timelineSchema = z.object({ entries: z.array(timelineEntrySchema) });

export const answersViewSchema = z.object({
  title: z.string(),
  sections: z.array(
    z.object({
      section: z.string(),
      rows: z.array(
        z.object({
          path: z.string(),
          label: z.string(),
          value: z.string(),
          sensitivity: z.string(),
          readFrom: z
            .string()
            .nullable()
            .meta({ description: 'In words, when the client’s paper was read and the client confirmed it unchanged' }),
        }),
      ),
    }),
  ),
  /** Sensitive answers exist and were left out. */
  hasMore: z.boolean(),
  /** For staff: what to quote from. */
  brief: briefSchema.nullable(),
});
export const answersInputSchema = caseIdInputSchema.extend({
  includeSensitive: z.boolean('Choose whether to include sensitive answers'),
  /** Why: administrators, who work on no case, give a reason before sensitive answers are opened. */
  reason: reasonSchema.optional(),
});

/** The response to a command: the case as it is now for the user who acted. */
export const commandReceiptSchema = z.object({ caseId: z.uuid(), version: z.int(), status: caseStatusSchema });
export type CommandReceipt = z.infer<typeof commandReceiptSchema>;

export const assignCaseInputSchema = caseIdInputSchema.extend({
  version: z
    .int('Reload the page and try again')
    .min(0, 'Reload the page and try again')
    .max(2_147_483_647, 'Reload the page and try again'),
  brokerId: idSchema,
});

/** What is waiting on the client, most important first (the dashboard's first question). Each list is short and has its own index. */
export const clientNeedsSchema = z.object({
  documents: z.array(
    z.object({
      requestId: z.uuid(),
      caseId: z.uuid(),
      caseTitle: z.string(),
      caseNumber: z.string(),
      title: z.string(),
      /** Requested again, because what was sent was not usable. */
      rejected: z.boolean(),
      dueOn: z.string().nullable(),
    }),
  ),
  /** Open questions of the questionnaire that the broker asked. */
  questions: z.array(z.object({ caseId: z.uuid(), caseTitle: z.string(), caseNumber: z.string(), count: z.int() })),
  answer: z.array(caseSummarySchema),
  decide: z.array(caseSummarySchema),
  read: z.array(caseSummarySchema),
});
export type ClientNeeds = z.infer<typeof clientNeedsSchema>;
