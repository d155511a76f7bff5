/** Who has seen a request, as its client reads it. */
import { z } from 'zod';
import { cursorSchema, dateTimeSchema, idSchema } from '#shared/platform/fields.ts';

/** What of a request was seen, as it is recorded: once a day for each reader. */
export const readKindSchema = z.enum([
  /** Before accepting it: without the name and what else shows who asks. */
  'preview',
  'request',
  'answers',
  'sensitive',
  'messages',
  'activity',
  'documents',
  'file',
  'packet',
  /** An administrator’s table of requests. */
  'list',
  'consents',
  /** Number and status, by the partner that sent it. */
  'status',
]);
export type ReadKind = z.infer<typeof readKindSchema>;

/** A person with an account, or the partner that sent the request. */
export const readerKindSchema = z.enum(['person', 'partner']);

/** What the client is shown. `portal`, an administrator viewing the portal as the client, is recorded elsewhere. */
export const shownReadSchema = z.enum([...readKindSchema.options, 'portal']);
export type ShownRead = z.infer<typeof shownReadSchema>;

export const readLabels: Record<ShownRead, string> = {
  preview: 'Saw the request without your name and contact details',
  request: 'Opened the request',
  answers: 'Read the answers that aren’t sensitive',
  sensitive: 'Read your sensitive answers',
  messages: 'Read the conversation',
  activity: 'Read the activity, the options or the callbacks',
  documents: 'Opened a document or the list of documents',
  file: 'Saved the case file',
  packet: 'Copied the request to their own system',
  list: 'Downloaded a table with this request in it',
  consents: 'Got the proof of your consent',
  status: 'Asked how far the request is',
  portal: 'Viewed your portal as you see it, to help you',
};

export const caseReadSchema = z.object({
  id: z.uuid(),
  /** Null when it was the whole portal. */
  request: z.object({ id: z.uuid(), number: z.string(), title: z.string() }).nullable(),
  /** The name, as the client may see it. */
  reader: z.string(),
  /** The firm or the role. */
  part: z.string(),
  kind: shownReadSchema,
  /** The first time on that day. */
  at: dateTimeSchema,
});
export type CaseReadView = z.infer<typeof caseReadSchema>;

export const listCaseReadsInputSchema = z.object({ caseId: idSchema.optional(), cursor: cursorSchema.optional() });
export type ListCaseReadsInput = z.output<typeof listCaseReadsInputSchema>;
export const caseReadPageSchema = z.object({ reads: z.array(caseReadSchema), nextCursor: z.string().nullable() });
