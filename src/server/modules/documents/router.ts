import { decideRequest, requestDocument } from '#server/modules/documents/requests/commands.ts';
/** The files of a case and what was asked for. The bytes travel by `/api/uploads` and `/api/documents/{id}/content`. */ import { findTemplates } from '#server/modules/documents/requests/queries.ts';
import { attachDocument } from '#server/modules/documents/uploads/commands.ts';
import { brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import {
  attachDocumentInputSchema,
  attachedDocumentSchema,
  decideDocumentRequestInputSchema,
  documentListSchema,
  documentRequestSchema,
  documentSchema,
  removeDocumentInputSchema,
  requestDocumentInputSchema,
} from '#shared/documents/schema.ts';
import { templatesOfInputSchema, templatesOfSchema } from '#shared/settings/sections.ts';
import { removeDocument } from './commands.ts';
import { getDocuments } from './queries.ts';

export const documentsRouter = router({
  list: signedInProcedure
    .input(caseIdInputSchema)
    .output(documentListSchema)
    .query(({ ctx, input }) => getDocuments(ctx, ctx.viewer, input.caseId)),

  attach: signedInProcedure
    .input(attachDocumentInputSchema)
    .output(attachedDocumentSchema)
    .mutation(({ ctx, input }) => attachDocument(ctx, ctx.viewer, input)),

  remove: signedInProcedure
    .input(removeDocumentInputSchema)
    .output(documentSchema)
    .mutation(({ ctx, input }) => removeDocument(ctx, ctx.viewer, input.documentId)),

  requestDocument: brokerProcedure
    .input(requestDocumentInputSchema)
    .output(documentRequestSchema)
    .mutation(({ ctx, input }) => requestDocument(ctx, ctx.viewer, input)),

  decideRequest: brokerProcedure
    .input(decideDocumentRequestInputSchema)
    .output(documentRequestSchema)
    .mutation(({ ctx, input }) => decideRequest(ctx, ctx.viewer, input)),
});

/** Ready words for asking for a document. A part of `settings` in the contract. */
export const requestTemplatesRouter = router({
  /** For whoever asks a client for a document. */
  templatesOf: brokerProcedure
    .input(templatesOfInputSchema)
    .output(templatesOfSchema)
    .query(({ ctx, input }) => findTemplates(ctx, input.type)),
});
