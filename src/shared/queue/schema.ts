/** The staff queue: which cases, in which order, and what the server returns about them. */
import { z } from 'zod';
import { casePrioritySchema, caseStageSchema, caseStatusSchema } from '#shared/cases/schema.ts';
import { caseSummarySchema } from '#shared/cases/views.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { cursorSchema, dateTimeSchema, idSchema, isoDate, line } from '#shared/platform/fields.ts';
import { searchProgressShape } from '#shared/platform/text-search/schema.ts';

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

export const listWorklistInputSchema = worklistFiltersSchema.extend({
  scope: worklistScopeSchema,
  sort: worklistSortSchema.optional(),
  cursor: cursorSchema.optional(),
});
export type ListWorklistInput = z.infer<typeof listWorklistInputSchema>;

/** A text in pieces: joined they are the text, `hit` marks what was searched for. */
export const piecesSchema = z.array(z.object({ text: z.string(), hit: z.boolean() }));

/** The facts of a case that a search finds it by. Every row shows the first three; the others say why it was found. */
export const foundWhereSchema = z.enum([
  'number',
  'name',
  'title',
  'policy',
  'reference',
  'phone',
  'email',
  'insurer',
  'vehicle',
  'address',
  'business',
  'file',
  'message',
]);
export type FoundWhere = z.infer<typeof foundWhereSchema>;

/** Where a search matched a case, with the match marked. */
export const foundSchema = z.object({ where: foundWhereSchema, pieces: piecesSchema });
export type Found = z.infer<typeof foundSchema>;

export const worklistRowSchema = caseSummarySchema.extend({ found: z.array(foundSchema) });
export type WorklistRow = z.infer<typeof worklistRowSchema>;

export const worklistPageSchema = z.object({
  cases: z.array(worklistRowSchema),
  nextCursor: z.string().nullable(),
  ...searchProgressShape,
});

/** Counting stops here: nobody needs to know whether it is 150 or 1,500. */
export const COUNT_MAX = 99;

export const worklistCountSchema = z.object({
  /** At most `COUNT_MAX`; `more` says that there are others. */
  count: z.int(),
  more: z.boolean(),
  /** The earliest deadline, including one already missed. */
  nextDueAt: dateTimeSchema.nullable(),
});
export type WorklistCount = z.infer<typeof worklistCountSchema>;

export const worklistCountsInputSchema = z.object({ scope: workScopeSchema });
export const worklistCountsSchema = z.object({
  buckets: z.partialRecord(worklistBucketSchema, worklistCountSchema),
  offered: worklistCountSchema,
  pool: worklistCountSchema,
});
export type WorklistCounts = z.infer<typeof worklistCountsSchema>;

export const searchMessagesInputSchema = z.object({
  scope: workScopeSchema,
  q: line('Enter a search term', { max: 100 }),
});
export type SearchMessagesInput = z.infer<typeof searchMessagesInputSchema>;

export const messageHitSchema = z.object({
  caseId: z.uuid(),
  number: z.string(),
  title: z.string(),
  clientName: z.string(),
  senderName: z.string(),
  /** An internal note, which the client does not see. */
  note: z.boolean(),
  at: dateTimeSchema,
  /** The words around the match. */
  snippet: piecesSchema,
});
export type MessageHit = z.infer<typeof messageHitSchema>;
export const messageHitsSchema = z.object({
  hits: z.array(messageHitSchema),
  /** More cases match than are shown. */
  more: z.boolean(),
  /** Only the most recently active conversations were searched: the words are common, but rare among these. */
  capped: z.boolean(),
});

/** A jump from anywhere, while typing: a few cases, and for administrators a few clients. */
export const findInputSchema = z.object({ q: line('Enter a search term', { max: 100 }) });
export type FindInput = z.infer<typeof findInputSchema>;

export const foundClientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  found: z.array(foundSchema),
});
export const foundSetSchema = z.object({
  /** The best matches first: numbers, then names, then the rest, then words of messages. */
  cases: z.array(worklistRowSchema),
  /** With an account, newest first. Empty for brokers, who find their clients by their cases. */
  clients: z.array(foundClientSchema),
  /** More cases match than are listed. */
  more: z.boolean(),
});
export type FoundSet = z.infer<typeof foundSetSchema>;

export const whereaboutsInputSchema = worklistFiltersSchema.extend({
  scope: workScopeSchema,
  ids: z.array(idSchema, 'Send the requests’ ids').min(1, 'Send the requests’ ids').max(50, 'Send at most 50 requests'),
});
export type WhereaboutsInput = z.infer<typeof whereaboutsInputSchema>;

/** The current state of rows that were in a list: absent when the viewer can no longer see them. */
export const whereaboutsSchema = z.object({
  cases: z.array(z.object({ id: z.uuid(), listed: z.boolean(), status: caseStatusSchema })),
});
