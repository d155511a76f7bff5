import { decideRequest, requestDocument } from '#server/features/document-requests/commands.ts';
import { removeDocument } from '#server/features/documents/commands.ts';
import { getDocuments } from '#server/features/documents/queries.ts';
import { attachDocument } from '#server/features/uploads/commands.ts';
import { brokerProcedure, router, signedInProcedure } from '#server/trpc/init.ts';
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

/** The files of a case and what was asked for. The bytes travel by `/api/uploads` and `/api/documents/{id}/content`. */
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
