/** The audit log as a list: entries outside cases together with events from case timelines, newest first. */
import { z } from 'zod';
import { auditActionSchema, auditSubjectSchema } from '#shared/audit/schema.ts';
import { caseEventTypeSchema } from '#shared/cases/vocabulary.ts';
import { cursorSchema, dateTimeSchema, idSchema, isoDate, line } from '#shared/platform/fields.ts';
import { searchProgressShape } from '#shared/platform/text-search/schema.ts';

const DAY = 'Choose a date from the calendar';
/** `AB-2026-000123`, or its counter alone. Both cases spelled out: a documented pattern has no flags. */
const CASE_NUMBER = /^(?:[Aa][Bb]-\d{4}-)?\d{1,10}$/;

/** One filter for both sources: an action outside a case, or a case event prefixed with `case:`. */
export const auditDeedSchema = z.union(
  [auditActionSchema, z.enum(caseEventTypeSchema.options.map((type) => `case:${type}` as const))],
  'Choose what happened',
);

export const auditFiltersSchema = z.object({
  /** Days in the site's time zone, both inclusive. */
  from: isoDate(DAY).optional(),
  to: isoDate(DAY).optional(),
  /** The actor. */
  who: idSchema.optional(),
  action: auditDeedSchema.optional(),
  subject: auditSubjectSchema.optional(),
  caseNumber: line('Enter a request number, such as AB-2026-000123', { max: 20 })
    .regex(CASE_NUMBER, 'Enter a request number, such as AB-2026-000123')
    .optional(),
  /** Only views and copies of sensitive data. */
  sensitive: z.literal('true', 'Send true, or leave it out').optional(),
  /** Word prefixes of the actor's name, the subject or the reason. Entries outside cases only. */
  words: line('Shorten your search', { max: 100 }).optional(),
});
export type AuditFilters = z.infer<typeof auditFiltersSchema>;

export const listAuditInputSchema = auditFiltersSchema.extend({ cursor: cursorSchema.optional() });
export type ListAuditInput = z.infer<typeof listAuditInputSchema>;

export const auditChangeSchema = z.object({
  what: z.string(),
  /** Null for a fact that had no previous value. */
  before: z.string().nullable(),
  after: z.string(),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

export const auditRowSchema = z.object({
  key: z.string(),
  at: dateTimeSchema,
  /** What happened, in words, and the value it is filtered by. */
  what: z.string(),
  action: z.string(),
  actor: z.object({ id: z.uuid().nullable(), name: z.string(), role: z.string() }),
  subject: z.object({ type: z.string(), id: z.string().nullable(), label: z.string() }),
  reason: z.string().nullable(),
  changes: z.array(auditChangeSchema),
  sensitive: z.boolean(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

export const auditListSchema = z.object({
  entries: z.array(auditRowSchema),
  /** The name for `who`. */
  whoName: z.string().nullable(),
  nextCursor: z.string().nullable(),
  capped: searchProgressShape.capped,
});
export type AuditList = z.infer<typeof auditListSchema>;

export const findAuditPeopleInputSchema = z.object({
  words: line('Enter the start of a name', { min: 2, max: 60 }),
});
export const auditPeopleSchema = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.string() })),
  /** More people match than are listed. */
  more: z.boolean(),
});
export type AuditPeople = z.infer<typeof auditPeopleSchema>;
