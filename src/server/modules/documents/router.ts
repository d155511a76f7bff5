/** The files of a case and its document requests. Content goes through `/api/uploads` and `/api/documents/{id}/content`. */
import { notesReads } from '#server/modules/cases/participants/reads/commands.ts';
import { requestDocument } from '#server/modules/documents/requests/asking/commands.ts';
import { getChecklist } from '#server/modules/documents/requests/checklist/queries.ts';
import { decideRequest } from '#server/modules/documents/requests/commands.ts';
import { attachDocument } from '#server/modules/documents/uploads/commands.ts';
import { saveSetting } from '#server/modules/settings/commands.ts';
import { getSetting } from '#server/modules/settings/queries.ts';
import { adminProcedure, brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { casePartPageInputSchema } from '#shared/cases/pages.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { documentChecklistSchema } from '#shared/documents/checklist-schema.ts';
import { documentExample, documentRequestExample } from '#shared/documents/examples.ts';
import {
  requestTemplatesSetting,
  saveTemplatesInputSchema,
  templatesSchema,
} from '#shared/documents/request-templates-schema.ts';
import {
  attachDocumentInputSchema,
  attachedDocumentSchema,
  changeDocumentInputSchema,
  decideDocumentRequestInputSchema,
  documentListSchema,
  documentPageSchema,
  documentRequestPageSchema,
  documentRequestSchema,
  documentSchema,
  removeDocumentInputSchema,
  requestDocumentInputSchema,
} from '#shared/documents/schema.ts';
import { caseRefusals, changeRefusals } from '#shared/platform/rest-failures.ts';
import { savedSettingSchema } from '#shared/settings/schema.ts';
import { changeDocument, removeDocument } from './commands.ts';
import { findDocumentPage, findRequestPage, getDocuments } from './queries.ts';

export const documentsRouter = router({
  list: signedInProcedure
    .use(notesReads('activity'))
    .input(caseIdInputSchema)
    .output(documentListSchema)
    .query(({ ctx, input }) => getDocuments(ctx, ctx.viewer, input.caseId)),

  page: signedInProcedure
    .use(notesReads('activity'))
    .meta({
      agent: { use: 'read', tool: 'list_documents' },
      openapi: {
        method: 'GET',
        path: '/api/cases/{caseId}/documents',
        access: 'documents:read',
        tags: ['documents'],
        summary: 'List the documents of a case, newest first',
        description:
          'With the versions of each. `GET /api/documents/{versionId}/content` downloads one that is `available`.',
        examples: { answer: { items: [documentExample], nextCursor: null } },
        errorResponses: caseRefusals(),
      },
    })
    .input(casePartPageInputSchema)
    .output(documentPageSchema)
    .query(({ ctx, input }) => findDocumentPage(ctx, ctx.viewer, input)),

  requests: signedInProcedure
    .use(notesReads('activity'))
    .meta({
      agent: { use: 'read', tool: 'list_document_requests' },
      openapi: {
        method: 'GET',
        path: '/api/cases/{caseId}/document-requests',
        access: 'documents:read',
        tags: ['documents'],
        summary: 'List the document requests of a case, newest first',
        description: 'What the broker asked the client to upload, and what became of it.',
        examples: { answer: { items: [documentRequestExample], nextCursor: null } },
        errorResponses: caseRefusals(),
      },
    })
    .input(casePartPageInputSchema)
    .output(documentRequestPageSchema)
    .query(({ ctx, input }) => findRequestPage(ctx, ctx.viewer, input)),

  attach: signedInProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/cases/{caseId}/documents',
        access: 'documents:write',
        tags: ['documents'],
        summary: 'Add a document to a case',
        description:
          'As JSON, names a finished upload (`/api/uploads`), whose id is the last part of its address; repeating that call returns the same document. As `multipart/form-data`, carries a file of at most 5 MB itself. With `documentId`, the file is a new version of that document.',
        success: 201,
        successDescription: 'The document as it is now',
        examples: {
          request: {
            uploadId: 'b7c3d0f41a2e5968-Zk3vJ8mQpT4r',
            category: 'licence',
            requestId: documentExample.requestId,
          },
          answer: { document: documentExample, sameAs: null },
        },
        errorResponses: changeRefusals({
          404: 'The case, the upload, the request or the document doesn’t exist or isn’t visible to you',
          409: 'The upload isn’t finished, the case takes no more documents, or this one can’t be replaced',
          413: 'The file is larger than 5 MB, or the case’s files together would be too large',
          415: 'This type of file isn’t accepted, or the body is neither JSON nor multipart/form-data',
          503: 'File storage is full or unavailable. Try again',
        }),
      },
    })
    .input(attachDocumentInputSchema)
    .output(attachedDocumentSchema)
    .mutation(({ ctx, input }) => attachDocument(ctx, ctx.viewer, input)),

  change: signedInProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/api/documents/{documentId}',
        access: 'documents:write',
        tags: ['documents'],
        summary: 'Rename a document, or rotate its picture',
        description:
          'The files stay as they were sent, and so do their names: the title is what people read, and the rotation is how the picture is shown.',
        examples: {
          request: { title: documentExample.title },
          answer: documentExample,
        },
        errorResponses: changeRefusals({
          404: 'The document doesn’t exist or isn’t visible to you',
          409: 'The document was deleted',
        }),
      },
    })
    .input(changeDocumentInputSchema)
    .output(documentSchema)
    .mutation(({ ctx, input }) => changeDocument(ctx, ctx.viewer, input)),

  remove: signedInProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/api/documents/{documentId}',
        access: 'documents:write',
        tags: ['documents'],
        summary: 'Delete a document',
        description: 'Its files are gone; that it was there, and who deleted it, stays.',
        examples: {
          answer: {
            ...documentExample,
            deleted: { at: '2026-11-27T17:00:00.000Z', byName: 'Ava Wong' },
            versions: documentExample.versions.map((version) => ({ ...version, available: false })),
          },
        },
        errorResponses: changeRefusals({
          400: 'The id isn’t valid',
          404: 'The document doesn’t exist or isn’t visible to you',
          409: 'The document can’t be deleted by you, or is kept for a legal reason',
        }),
      },
    })
    .input(removeDocumentInputSchema)
    .output(documentSchema)
    .mutation(({ ctx, input }) => removeDocument(ctx, ctx.viewer, input.documentId)),

  /** For the dialog that requests documents. */
  checklist: brokerProcedure
    .use(notesReads('answers'))
    .input(caseIdInputSchema)
    .output(documentChecklistSchema)
    .query(async ({ ctx, input }) => ({ items: await getChecklist(ctx, ctx.viewer, input.caseId) })),

  requestDocument: brokerProcedure
    .meta({
      agent: { use: 'write', tool: 'request_document' },
      openapi: {
        method: 'POST',
        path: '/api/cases/{caseId}/document-requests',
        access: 'documents:write',
        tags: ['documents'],
        summary: 'Ask the client to upload a document',
        description: 'It joins the client’s checklist, and the client is notified.',
        success: 201,
        successDescription: 'The request',
        examples: {
          request: {
            title: documentRequestExample.title,
            why: documentRequestExample.why,
            category: documentRequestExample.category,
            dueOn: documentRequestExample.dueOn,
          },
          answer: documentRequestExample,
        },
        errorResponses: changeRefusals({ 409: 'The status of the case doesn’t allow this' }),
      },
    })
    .input(requestDocumentInputSchema)
    .output(documentRequestSchema)
    .mutation(({ ctx, input }) => requestDocument(ctx, ctx.viewer, input)),

  decideRequest: brokerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/document-requests/{requestId}/decide',
        access: 'documents:write',
        tags: ['documents'],
        summary: 'Accept, reject or waive a document request',
        description:
          'A rejection says in `note` what’s wrong, and the client uploads it again. `waived`: no longer needed.',
        examples: {
          request: { version: 1, decision: 'rejected', note: 'The back is missing.' },
          answer: { ...documentRequestExample, status: 'rejected', decisionNote: 'The back is missing.', version: 2 },
        },
        errorResponses: changeRefusals({
          404: 'The request doesn’t exist or isn’t visible to you',
          409: 'It has changed since that version, was decided already, or there’s nothing to decide',
        }),
      },
    })
    .input(decideDocumentRequestInputSchema)
    .output(documentRequestSchema)
    .mutation(({ ctx, input }) => decideRequest(ctx, ctx.viewer, input)),
});

/** The templates for document requests. Part of `settings` in the contract. */
export const requestTemplatesRouter = router({
  templates: adminProcedure.output(templatesSchema).query(({ ctx }) => getSetting(ctx, requestTemplatesSetting)),
  saveTemplates: adminProcedure
    .input(saveTemplatesInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) =>
      saveSetting(ctx, ctx.viewer, requestTemplatesSetting, input, {
        label: 'Document request templates',
        action: 'template.changed',
      }),
    ),
});
