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
import { caseEventTypeSchema, casePrioritySchema, caseStageSchema, caseStatusSchema } from './vocabulary.ts';

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

export const caseSummarySchema = z
  .object({
    id: z.uuid(),
    number: z.string().meta({ description: 'As people quote it: `AB-2026-000123`' }),
    type: caseTypeSchema,
    title: z.string().meta({ description: 'What it is about' }),
    questionSet: questionSetSchema.nullable().meta({
      description: 'Which questions were answered; null for a request that didn’t come from the questionnaire',
    }),
    status: caseStatusSchema.meta({ description: 'Whose turn it is' }),
    stage: caseStageSchema.meta({ description: 'How far along it is' }),
    version: z.int().meta({ description: 'Rises with every change of the case itself. Send it with a command' }),
    priority: casePrioritySchema.nullable().meta({ description: 'Priority for staff; hidden from clients' }),
    holdUntil: z
      .string()
      .nullable()
      .meta({ format: 'date', description: 'The day on which the hold ends automatically; hidden from clients' }),
    clientName: z
      .string()
      .nullable()
      .meta({ description: 'Null until a broker has accepted: the pool and offers show no names' }),
    area: z.string().nullable().meta({ description: 'The first three characters of the postal code' }),
    brokerName: z.string().nullable().meta({ description: 'Null until a broker works on it' }),
    brokerFirm: z.string().nullable(),
    brokerLicence: z.string().nullable(),
    unread: z.int().meta({ description: 'Messages you haven’t read' }),
    createdAt: dateTimeSchema,
    lastEventAt: dateTimeSchema.meta({ description: 'When something last happened' }),
    waitingSince: dateTimeSchema.nullable().meta({ description: 'Since when the client waits for a message' }),
    firstReplyDueAt: dateTimeSchema
      .nullable()
      .meta({ description: 'By when the client is due a message: the first reply, or the answer to a message' }),
    dueAt: dateTimeSchema
      .nullable()
      .meta({ description: 'The earliest of all deadlines, in every status; null when nothing is due' }),
    dueFor: dueForSchema.nullable().meta({ description: 'What is due then' }),
    offerExpiresAt: dateTimeSchema.nullable().meta({ description: 'By when your offer must be answered' }),
    externalReference: z
      .string()
      .nullable()
      .meta({ description: 'The number of the case in its broker’s own system. For staff' }),
    withdrawalDueAt: dateTimeSchema.nullable().meta({
      description:
        'By when the broker should confirm a withdrawal; null when there is none to confirm. Hidden from clients.',
    }),
  })
  .meta({ id: 'CaseSummary', description: 'A case as lists show it' });
export type CaseSummary = z.infer<typeof caseSummarySchema>;

export const caseListSchema = z.object({ cases: z.array(caseSummarySchema), nextCursor: z.string().nullable() });
export type CaseList = z.infer<typeof caseListSchema>;

/** The viewer's relation to the case; decides what is shown and which buttons are offered. */
export const relationSchema = z.enum([
  'client',
  'participant',
  'assigned_broker',
  'assistant',
  'firm_manager',
  'offered_broker',
  'other_broker',
  'admin',
]);
export type Relation = z.infer<typeof relationSchema>;

/** As callers of the API know it: people of the broker's firm are on the broker's side, and `firmPart` says as what. */
const shownRelationSchema = relationSchema.exclude(['assistant', 'firm_manager']);
const firmPartSchema = z.enum(['assistant', 'manager']);

export function shownRelation(relation: Relation): Pick<CaseDetail, 'relation' | 'firmPart'> {
  if (relation === 'assistant') return { relation: 'assigned_broker', firmPart: 'assistant' };
  if (relation === 'firm_manager') return { relation: 'assigned_broker', firmPart: 'manager' };
  return { relation, firmPart: null };
}

export const quoteOptionSchema = z
  .object({
    id: z.uuid(),
    insurer: z.string(),
    premiumCents: z.int().meta({ description: 'Canadian cents, per term' }),
    term: premiumTermSchema,
    coverages: z.array(coverageSchema),
    exclusions: z.string().nullable(),
    validUntil: z.string().meta({ format: 'date' }),
    note: z.string().nullable(),
    status: z.enum(['open', 'accepted', 'declined', 'expired', 'superseded']),
    documentId: z.uuid().nullable().meta({ description: 'The insurer’s quote among the documents of the case' }),
  })
  .meta({ id: 'QuoteOption', description: 'One insurer’s option, entered by the broker' });
export type QuoteOption = z.infer<typeof quoteOptionSchema>;

export const caseDetailSchema = caseSummarySchema
  .extend({
    relation: shownRelationSchema.meta({ description: 'Your part in the case' }),
    firmPart: firmPartSchema.nullable().meta({
      description:
        'What you are at the firm of the case’s broker, if you aren’t its broker. You may do less: see `allowedEvents`. New ones may be added',
    }),
    allowedEvents: z.array(caseEventTypeSchema).meta({
      description: 'What you may make happen now. Each move says which event it causes. New ones may be added',
    }),
    contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
    broker: brokerPublicSchema.nullable(),
    matchReason: z.string().nullable().meta({ description: 'Why this broker, without mentioning others' }),
    nextStep: z.string().meta({ description: 'What happens next, and by when, in words' }),
    options: z.array(quoteOptionSchema).meta({ description: 'The options of the latest round' }),
    delegate: z.object({ name: z.string(), firm: z.string(), refusal: z.string().nullable() }).nullable().meta({
      description: 'For the assigned broker: who a handover would go to, and why not, where a rule forbids it',
    }),
    colleagues: z.boolean().meta({
      description: 'For the assigned broker and the managers of the firm: the firm has other brokers to reassign it to',
    }),
    withdrawal: z
      .object({
        purpose: z
          .string()
          .nullable()
          .meta({ description: 'The purpose of the consent; null when the request itself was withdrawn' }),
        at: dateTimeSchema,
        confirmedAt: dateTimeSchema.nullable(),
        confirmedBy: z.string().nullable(),
      })
      .nullable()
      .meta({
        description:
          'What the client withdrew and whether the broker confirmed it. For staff; null when there was nothing to confirm',
      }),
    mergedInto: joinedCaseSchema
      .nullable()
      .meta({ description: 'The case it was merged into: for staff, and for a client who owns that case as well' }),
    merged: z.array(mergedCaseSchema).meta({ description: 'The cases merged into it, newest first. For staff.' }),
    bound: z
      .object({
        insurer: z.string(),
        policyNumber: z.string(),
        effectiveOn: z.string(),
        expiresOn: z.string(),
        premiumCents: z.int().nullable().meta({
          description: 'Canadian cents, per term of the accepted option; null where it wasn’t recorded',
        }),
      })
      .nullable(),
    proposedPolicy: z.object({ effectiveOn: z.string(), expiresOn: z.string() }).nullable().meta({
      description:
        'For the broker, once an option is accepted: the dates most policies of it have. The insurer’s are what count',
    }),
  })
  .meta({ id: 'Case', description: 'A case as you may see it' });
export type CaseDetail = z.infer<typeof caseDetailSchema>;

export const caseIdInputSchema = z.object({
  caseId: idSchema.meta({ description: 'The id of the case, never its number' }),
});

export const timelineEntrySchema = z
  .object({
    seq: z.int().meta({ description: 'Its place in the case' }),
    type: caseEventTypeSchema,
    actorName: z.string(),
    actorRole: z.string(),
    at: dateTimeSchema,
    detail: z.string().nullable().meta({ description: 'An extra sentence, where the type alone doesn’t say it' }),
    staffOnly: z.boolean().meta({ description: 'Hidden from clients' }),
  })
  .meta({ id: 'TimelineEntry', description: 'Something that happened in a case' });
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
export const commandReceiptSchema = z
  .object({
    caseId: z.uuid(),
    version: z.int().meta({ description: 'Send this with the next command' }),
    status: caseStatusSchema,
  })
  .meta({ id: 'CommandReceipt', description: 'The case after a command' });
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
