/** Documents of a case: the files, their versions, and the checklist of what the broker requested. */
import { z } from 'zod';
import { documentCategorySchema } from '#shared/lines/document-categories.ts';
import { dateTimeSchema, idSchema, isoDate, line, optionalText, text } from '#shared/platform/fields.ts';
import { documentMediaTypeSchema } from '#shared/platform/file-types.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { pageSchemaOf } from '#shared/platform/pages.ts';

export const scanStateSchema = z.enum(['pending', 'clean', 'infected', 'skipped']);
export type ScanState = z.infer<typeof scanStateSchema>;

/** The tus upload endpoint; the file becomes a document by `documents.attach`. */
export const UPLOADS_PATH = '/api/uploads';
/** The content of a version, with byte ranges. `?download` returns it as a file instead of a preview. */
export const documentContentPath = (versionId: string) => `/api/documents/${versionId}/content`;

/** The upload's metadata (tus metadata), checked before the first byte. */
export const uploadMetadataSchema = z.object({
  caseId: idSchema,
  fileName: z.string('Send the file’s name').min(1, 'Send the file’s name').max(1_000, 'This file’s name is too long'),
});

/** What of the client's own policy a document is, once it is bound. */
export const issuedAsSchema = z.enum(['policy', 'pink_card'], 'Choose the policy document or the pink card');
export type IssuedAs = z.infer<typeof issuedAsSchema>;
export const issuedAsLabels: Record<IssuedAs, string> = { policy: 'Policy document', pink_card: 'Pink card' };

/** Turns a completed upload into a document, or a new version of one. Idempotent: repeating it returns the same result. */
export const attachDocumentInputSchema = z.object({
  caseId: idSchema.meta({ description: 'The id of the case, never its number' }),
  uploadId: z
    .string('Use the upload’s id exactly as returned')
    .max(64, 'Use the upload’s id exactly as returned')
    .regex(/^[\w-]{16,64}$/, 'Use the upload’s id exactly as returned')
    .meta({ description: 'The last part of the upload’s address' }),
  category: documentCategorySchema.default('other'),
  requestId: idSchema.optional().meta({ description: 'The document request it answers' }),
  documentId: idSchema.optional().meta({ description: 'The document it is a new version of' }),
  issuedAs: issuedAsSchema.optional().meta({
    description: 'The client’s own policy document or pink card, which they find first. From staff only',
  }),
  staffOnly: z
    .boolean('Choose whether only staff can see it')
    .default(false)
    .meta({ description: 'Visible to brokers and administrators only' }),
});
export type AttachDocumentInput = z.infer<typeof attachDocumentInputSchema>;

/** Quarters of a turn, in degrees clockwise. */
const rotationSchema = z.literal([0, 90, 180, 270], 'Choose 0, 90, 180 or 270 degrees');
export type Rotation = z.infer<typeof rotationSchema>;

export const documentVersionSchema = z
  .object({
    id: z.uuid(),
    number: z.int(),
    fileName: z.string(),
    mediaType: documentMediaTypeSchema,
    size: z.int().meta({ description: 'The size in bytes' }),
    rotation: rotationSchema.meta({
      description: 'By how many degrees clockwise a picture is shown turned. Its content stays as it was sent',
    }),
    sha256: z.string(),
    scanState: scanStateSchema,
    createdAt: dateTimeSchema,
    available: z.boolean().meta({ description: 'Can be previewed and downloaded: clean, or not scanned by policy' }),
  })
  .meta({ id: 'DocumentVersion', description: 'A file of a document' });
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

export const documentSchema = z
  .object({
    id: z.uuid(),
    caseId: z.uuid(),
    title: z.string(),
    category: documentCategorySchema,
    issuedAs: issuedAsSchema.nullable().meta({
      description: 'What of the client’s own policy it is; null for every other document. New ones may be added',
    }),
    staffOnly: z.boolean(),
    requestId: z.uuid().nullable(),
    uploadedByName: z.string(),
    uploadedByRole: z.string(),
    uploadedByMe: z.boolean(),
    createdAt: dateTimeSchema,
    deleted: z.object({ at: dateTimeSchema, byName: z.string().nullable() }).nullable().meta({
      description:
        'Null unless it was deleted: the file is gone, and its name goes when the case’s personal information is removed',
    }),
    mayRemove: z.boolean(),
    mayChange: z.boolean().meta({ description: 'You may rename it, and turn its picture' }),
    versions: z.array(documentVersionSchema).meta({ description: 'Newest first' }),
  })
  .meta({ id: 'Document', description: 'A document of a case' });
export type CaseDocument = z.infer<typeof documentSchema>;

export const documentPageSchema = pageSchemaOf(documentSchema);
export type DocumentPage = z.infer<typeof documentPageSchema>;

export const documentRequestStatusSchema = z.enum(['open', 'submitted', 'accepted', 'rejected', 'waived']);
export type DocumentRequestStatus = z.infer<typeof documentRequestStatusSchema>;
export const documentRequestStatusLabels: Record<DocumentRequestStatus, string> = {
  open: 'Needed',
  submitted: 'Uploaded for your broker to review',
  accepted: 'Accepted',
  rejected: 'Upload it again',
  waived: 'No longer needed',
};

export const documentRequestSchema = z
  .object({
    id: z.uuid(),
    caseId: z.uuid(),
    title: z.string(),
    why: z.string(),
    category: documentCategorySchema,
    dueOn: z.string().nullable(),
    status: documentRequestStatusSchema,
    decisionNote: z.string().nullable(),
    createdByName: z.string(),
    createdAt: dateTimeSchema,
    version: z.int(),
    documentIds: z.array(z.uuid()),
  })
  .meta({ id: 'DocumentRequest', description: 'What the broker asked the client to upload' });
export type DocumentRequest = z.infer<typeof documentRequestSchema>;

export const documentRequestPageSchema = pageSchemaOf(documentRequestSchema);
export type DocumentRequestPage = z.infer<typeof documentRequestPageSchema>;

export const documentLimitsSchema = z.object({
  /** Maximum bytes of one file: the setting `UPLOAD_MAX_MB`. */
  fileBytes: z.int(),
  /** Maximum bytes of all files of a case, and how many of them are used. */
  caseBytes: z.int(),
  usedBytes: z.int(),
  /** Files are scanned for malware. */
  scanned: z.boolean(),
});
export type DocumentLimits = z.infer<typeof documentLimitsSchema>;

export const documentListSchema = z.object({
  documents: z.array(documentSchema),
  requests: z.array(documentRequestSchema),
  limits: documentLimitsSchema,
  mayUpload: z.boolean(),
  mayRequest: z.boolean(),
});
export type DocumentList = z.infer<typeof documentListSchema>;

export const attachedDocumentSchema = z
  .object({
    document: documentSchema,
    sameAs: z.object({ documentId: z.uuid(), title: z.string() }).nullable(),
  })
  .meta({
    id: 'AttachedDocument',
    description: 'The document as it is now, and where the same file is already stored in this case',
  });
export type AttachedDocument = z.infer<typeof attachedDocumentSchema>;

export const changeDocumentInputSchema = z.object({
  documentId: idSchema.meta({ description: 'The id of the document, not of a version' }),
  title: line('Enter a name', { max: 120 }).optional(),
  rotation: rotationSchema.optional().meta({ description: 'Of the newest version, which must be a picture' }),
});
export type ChangeDocumentInput = z.infer<typeof changeDocumentInputSchema>;

export const removeDocumentInputSchema = z.object({
  documentId: idSchema.meta({ description: 'The id of the document, not of a version' }),
});

export const requestDocumentInputSchema = z.object({
  caseId: idSchema.meta({ description: 'The id of the case, never its number' }),
  title: line('Enter what you need', { max: 120 }),
  why: text('Explain why it’s needed: people respond faster when they know why', { max: 500 }),
  category: documentCategorySchema,
  dueOn: isoDate('Choose a due date').optional(),
});
export type RequestDocumentInput = z.infer<typeof requestDocumentInputSchema>;

export const decideDocumentRequestInputSchema = z
  .object({
    requestId: idSchema.meta({ description: 'The id of the document request' }),
    version: z.int('Reload the page and try again').min(0).max(2_147_483_647),
    decision: z.enum(['accepted', 'rejected', 'waived'], 'Choose accept, reject or waive'),
    note: optionalText('The note must be text', 500),
  })
  .refine(({ decision, note }) => decision !== 'rejected' || Boolean(note), {
    path: ['note'],
    ...byRule('required', 'Explain what’s wrong with it so the client can fix it'),
  });
export type DecideDocumentRequestInput = z.infer<typeof decideDocumentRequestInputSchema>;
