/** A small file and what is said about it, sent in one multipart call. */
import { z } from 'zod';
import { attachDocumentInputSchema } from './schema.ts';

/** Larger files, and those that should survive a cut connection, go through `/api/uploads`. */
export const SMALL_FILE_MAX_BYTES = 5 * 1024 * 1024;

/** `POST` adds a document: a finished upload as JSON, or a small file as it is. */
export const caseDocumentsPath = (caseId: string) => `/api/cases/${caseId}/documents`;

/** The fields beside the file, which a form sends as text. */
export const smallFileFieldsSchema = attachDocumentInputSchema
  .pick({ category: true, requestId: true, documentId: true })
  .extend({
    staffOnly: z
      .stringbool({ truthy: ['true'], falsy: ['false'], error: 'Choose whether only staff can see it' })
      .default(false)
      .meta({ description: 'Visible to brokers and administrators only' }),
  });
export type SmallFileFields = z.infer<typeof smallFileFieldsSchema>;
