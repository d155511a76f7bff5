/** Requesting documents: what a broker may need for a case, and several requests sent as one. */
import { z } from 'zod';
import { documentCategorySchema } from '#shared/lines/document-categories.ts';
import { dateTimeSchema, idSchema, isoDate, optionalText } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { documentRequestSchema, requestDocumentInputSchema } from './schema.ts';

/** Why a document is offered: the answers call for it, the brokerage often asks for it, or others of this line need it. */
export const checklistOriginSchema = z.enum(['answers', 'brokerage', 'line']);

/**
 * What there is of a document: nothing, an upload of its type that answers no request, an open request, one that was answered, or one
 * that was accepted.
 */
export const checklistStateSchema = z.enum(['missing', 'uploaded', 'requested', 'received', 'accepted']);
export type ChecklistState = z.infer<typeof checklistStateSchema>;

export const checklistItemSchema = z.object({
  title: z.string(),
  why: z.string(),
  category: documentCategorySchema,
  origin: checklistOriginSchema,
  state: checklistStateSchema,
  /** When it was requested, unless it is missing or was only uploaded. */
  requestedAt: dateTimeSchema.nullable(),
  /** The titles of uploads of its type that answer no request. */
  uploads: z.array(z.string()),
});
export type ChecklistItem = z.infer<typeof checklistItemSchema>;
export const documentChecklistSchema = z.object({ items: z.array(checklistItemSchema) });

/** More at once would overwhelm any client. */
export const REQUESTS_MAX = 20;

/** Two titles of one document, however its apostrophes and capitals are typed. */
export function titleKey(title: string): string {
  return title.trim().toLowerCase().replaceAll('’', "'");
}

export const requestDocumentsInputSchema = z.object({
  caseId: idSchema.meta({ description: 'The id of the case, never its number' }),
  documents: z
    .array(requestDocumentInputSchema.pick({ title: true, why: true, category: true }), 'Choose at least one document')
    .min(1, 'Choose at least one document')
    .max(REQUESTS_MAX, `Request at most ${REQUESTS_MAX} documents at once`)
    .refine(
      (documents) => new Set(documents.map(({ title }) => titleKey(title))).size === documents.length,
      byRule('duplicate', 'List each document only once'),
    )
    .meta({ description: 'One request is made for each' }),
  dueOn: isoDate('Choose a due date').optional().meta({ description: 'The same for all of them' }),
  message: optionalText('The message must be text').meta({
    description: 'Joins the conversation, with no email of its own',
  }),
});
export type RequestDocumentsInput = z.infer<typeof requestDocumentsInputSchema>;

export const documentRequestsSchema = z
  .object({
    requests: z.array(documentRequestSchema).meta({ description: 'In the order of the input; open ones as they are' }),
  })
  .meta({ id: 'DocumentRequests', description: 'What the client was asked to upload' });
export type DocumentRequests = z.infer<typeof documentRequestsSchema>;
