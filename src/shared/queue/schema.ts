/** The staff queue: what is asked about it, and what the server returns. */
import { z } from 'zod';
import { caseSummarySchema } from '#shared/cases/views.ts';
import { caseStatusSchema } from '#shared/cases/vocabulary.ts';
import { cursorSchema, dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { searchProgressShape } from '#shared/platform/text-search/schema.ts';
import {
  worklistBucketSchema,
  worklistFiltersSchema,
  worklistScopeSchema,
  worklistSortSchema,
  workScopeSchema,
} from './filters.ts';

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
