/** What the server tells about a case. Every list and page reads these shapes; what is absent for somebody is null. */
import { z } from 'zod';
import { reasonSchema } from '#shared/audit/reason.ts';
import { brokerPublicSchema } from '#shared/brokers/schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { coverageSchema, premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { cursorSchema, dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { joinedCaseSchema } from './move-schema.ts';
import { caseEventTypeSchema, casePrioritySchema, caseStageSchema, caseStatusSchema } from './schema.ts';

/** Whose list: a client's own, and those others share with them; a broker's offers, cases and pool; everything, for admins. */
export const caseScopeSchema = z.enum(['own', 'shared', 'offered', 'mine', 'pool', 'all'], 'Please choose a list');
export type CaseScope = z.infer<typeof caseScopeSchema>;

export const listCasesInputSchema = z.object({
  scope: caseScopeSchema,
  status: caseStatusSchema.optional(),
  /** Still going on, or ended. */
  state: z.enum(['open', 'closed'], 'Please choose open or closed').optional(),
  /** Words of the title, the number or the broker's name. Own and shared lists only. */
  query: line('Please search for fewer words', { min: 0, max: 100 }).optional(),
  cursor: cursorSchema.optional(),
});
export type ListCasesInput = z.infer<typeof listCasesInputSchema>;

/** What a clock is for: that a broker takes the case on, writes to the client, or confirms with the insurer. */
export const dueForSchema = z.enum(['take', 'first_reply', 'reply', 'confirm']);
export type DueFor = z.infer<typeof dueForSchema>;

export const caseSummarySchema = z.object({
  id: z.uuid(),
  number: z.string(),
  type: caseTypeSchema,
  title: z.string(),
  status: caseStatusSchema,
  stage: caseStageSchema,
  version: z.int(),
  /** How soon it matters to staff; clients are not told. */
  priority: casePrioritySchema.nullable(),
  /** The day on which it comes back by itself; clients are not told. */
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
  /** By when the client is written to: the first reply, or the answer to a message. */
  firstReplyDueAt: dateTimeSchema.nullable(),
  /** The first of all clocks to run out, in every status; null when nothing is due. */
  dueAt: dateTimeSchema.nullable(),
  dueFor: dueForSchema.nullable(),
  offerExpiresAt: dateTimeSchema.nullable(),
});
export type CaseSummary = z.infer<typeof caseSummarySchema>;

export const caseListSchema = z.object({ cases: z.array(caseSummarySchema), nextCursor: z.string().nullable() });
export type CaseList = z.infer<typeof caseListSchema>;

/** How the viewer stands to the case; decides what is shown and which buttons are offered. */
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
  /** Why this broker, without a word about others. */
  matchReason: z.string().nullable(),
  /** What happens next, and by when, in words. */
  nextStep: z.string(),
  options: z.array(quoteOptionSchema),
  /** For the assigned broker: to whom a hand-over goes, and why not, where a rule forbids it. */
  delegate: z.object({ name: z.string(), firm: z.string(), refusal: z.string().nullable() }).nullable(),
  /** What it was joined with: for staff, and for a client whose request that is as well. */
  mergedInto: joinedCaseSchema.nullable(),
  /** What was joined with it, newest first. For staff. */
  merged: z.array(joinedCaseSchema),
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
  /** One sentence more, where the type alone does not say it. */
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
      rows: z.array(z.object({ path: z.string(), label: z.string(), value: z.string(), sensitivity: z.string() })),
    }),
  ),
  /** Sensitive answers exist and were left out. */
  hasMore: z.boolean(),
});
export const answersInputSchema = caseIdInputSchema.extend({
  includeSensitive: z.boolean('Please say whether sensitive answers are wanted'),
  /** Why: an administrator, who works on no case, says it before sensitive answers are opened. */
  reason: reasonSchema.optional(),
});

/** The answer to a command: the case as it is now for the one who acted. */
export const commandReceiptSchema = z.object({ caseId: z.uuid(), version: z.int(), status: caseStatusSchema });
export type CommandReceipt = z.infer<typeof commandReceiptSchema>;

export const assignCaseInputSchema = caseIdInputSchema.extend({
  version: z
    .int('Please reload the page and try again')
    .min(0, 'Please reload the page and try again')
    .max(2_147_483_647, 'Please reload the page and try again'),
  brokerId: idSchema,
});

/** What a client is waited for, first things first (the dashboard's first question). Each list is short and has its own index. */
export const clientNeedsSchema = z.object({
  documents: z.array(
    z.object({
      requestId: z.uuid(),
      caseId: z.uuid(),
      caseTitle: z.string(),
      caseNumber: z.string(),
      title: z.string(),
      /** Asked for anew, because what was sent did not serve. */
      rejected: z.boolean(),
      dueOn: z.string().nullable(),
    }),
  ),
  answer: z.array(caseSummarySchema),
  decide: z.array(caseSummarySchema),
  read: z.array(caseSummarySchema),
});
export type ClientNeeds = z.infer<typeof clientNeedsSchema>;
