/** Which cases the staff queue contains, and in which order. It has no rows: the screen that shows them reads the address before they come. */
import { z } from 'zod';
import { casePrioritySchema, caseStageSchema, caseStatusSchema } from '#shared/cases/vocabulary.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { idSchema, isoDate, line } from '#shared/platform/fields.ts';

/**
 * Scope: one's own cases (an assistant's: those they help with), their offers, the unassigned pool; the firm's, for its managers; everything,
 * for administrators.
 */
export const worklistScopeSchema = z.enum(['mine', 'offered', 'pool', 'firm', 'all'], 'Choose a list');
export type WorklistScope = z.infer<typeof worklistScopeSchema>;

/** The scopes that show names: one's own cases, those of the firm, or everything. */
export const workScopeSchema = worklistScopeSchema.extract(['mine', 'firm', 'all'], 'Choose a list');
export type WorkScope = z.infer<typeof workScopeSchema>;

/**
 * What is urgent, and who it waits for. `routing` is for administrators: these cases have no broker yet. `withdrawal` holds ended cases whose
 * broker has not confirmed what the client withdrew.
 */
export const worklistBucketSchema = z.enum(
  ['breached', 'today', 'me', 'withdrawal', 'routing', 'confirm', 'client', 'hold', 'closed'],
  'Choose a group',
);
export type WorklistBucket = z.infer<typeof worklistBucketSchema>;

/** `match` is for searches: the best matches first, each kind by its latest activity. */
export const worklistSortSchema = z.enum(['match', 'due', 'activity', 'created', 'waiting'], 'Choose a sort order');
export type WorklistSort = z.infer<typeof worklistSortSchema>;

/** Where cases come from, by the first word of their source. */
export const caseSourceSchema = z.enum(['website', 'chat', 'contact', 'import', 'broker', 'api'], 'Choose a source');
export type CaseSource = z.infer<typeof caseSourceSchema>;

const LIST = 'Choose from the list';
const many = <Item extends z.ZodType>(item: Item) => z.array(item, LIST).max(12, LIST).optional();

/** The filters. All are optional; without a group or a status the list contains all open cases. */
export const worklistFiltersSchema = z.object({
  bucket: worklistBucketSchema.optional(),
  q: line('Shorten your search', { min: 0, max: 100 }).optional(),
  types: many(caseTypeSchema),
  statuses: many(caseStatusSchema),
  stages: many(caseStageSchema),
  priorities: many(casePrioritySchema),
  /** A postal code prefix, as much of it as every list shows. */
  area: z
    .string('Enter up to three characters of a postal code')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z](\d[A-Z]?)?$/, 'Enter up to three characters of a postal code')
    .optional(),
  /** Administrators only: one broker's cases, or unassigned ones. */
  broker: z.union([z.literal('none'), idSchema], 'Choose a broker').optional(),
  source: caseSourceSchema.optional(),
  /** Only requests whose offer expires within a business hour. */
  offers: z.literal('ending', 'Choose “ending”').optional(),
  /** Only withdrawals that were not confirmed within two business days. */
  withdrawals: z.literal('overdue', 'Choose “overdue”').optional(),
  from: isoDate('Choose the start date').optional(),
  to: isoDate('Choose the end date').optional(),
});
export type WorklistFilters = z.infer<typeof worklistFiltersSchema>;
