/** The audit as a list: what stands outside the cases and what stands in their timelines, newest first. */
import { z } from 'zod';
import { auditActionSchema, auditSubjectSchema } from '#shared/audit/schema.ts';
import { caseEventTypeSchema } from '#shared/cases/schema.ts';
import { cursorSchema, dateTimeSchema, idSchema, isoDate, line } from '#shared/platform/fields.ts';
import { searchProgressShape } from '#shared/platform/text-search/schema.ts';

const DAY = 'Please pick a day from the calendar';
/** `AB-2026-000123`, or its counter alone. */
const CASE_NUMBER = /^(?:AB-\d{4}-)?\d{1,10}$/i;

/** One choice for both halves: an action outside a case, or an event of a case with `case:` before it. */
export const auditDeedSchema = z.union(
  [auditActionSchema, z.templateLiteral(['case:', caseEventTypeSchema])],
  'Please choose what happened',
);

export const auditFiltersSchema = z.object({
  /** Days in the time zone of the site; both count in. */
  from: isoDate(DAY).optional(),
  to: isoDate(DAY).optional(),
  /** Who did it. */
  who: idSchema.optional(),
  action: auditDeedSchema.optional(),
  subject: auditSubjectSchema.optional(),
  caseNumber: line('Please give the number of a case, such as AB-2026-000123', { max: 20 })
    .regex(CASE_NUMBER, 'Please give the number of a case, such as AB-2026-000123')
    .optional(),
  /** Only looks at, and copies of, what is sensitive. */
  sensitive: z.literal('true', 'Please say true, or leave it out').optional(),
  /** Beginnings of words: of the name of who acted, of what it was done to, of the reason. Entries outside cases only. */
  words: line('Please search for fewer words', { max: 100 }).optional(),
});
export type AuditFilters = z.infer<typeof auditFiltersSchema>;

export const listAuditInputSchema = auditFiltersSchema.extend({ cursor: cursorSchema.optional() });
export type ListAuditInput = z.infer<typeof listAuditInputSchema>;

export const auditChangeSchema = z.object({
  what: z.string(),
  /** Null for a fact that had nothing before it. */
  before: z.string().nullable(),
  after: z.string(),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

export const auditRowSchema = z.object({
  key: z.string(),
  at: dateTimeSchema,
  /** What happened, in words, and as it is filtered by. */
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
  /** The name that belongs to `who`. */
  whoName: z.string().nullable(),
  nextCursor: z.string().nullable(),
  capped: searchProgressShape.capped,
});
export type AuditList = z.infer<typeof auditListSchema>;

export const findAuditPeopleInputSchema = z.object({
  words: line('Please type the beginning of a name', { min: 2, max: 60 }),
});
export const auditPeopleSchema = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.string() })),
  /** Others have such a name as well. */
  more: z.boolean(),
});
export type AuditPeople = z.infer<typeof auditPeopleSchema>;
