/** The files of a case and its document requests. Content goes through `/api/uploads` and `/api/documents/{id}/content`. */
import { decideRequest, requestDocument } from '#server/modules/documents/requests/commands.ts';
import { findTemplates } from '#server/modules/documents/requests/queries.ts';
import { attachDocument } from '#server/modules/documents/uploads/commands.ts';
import { saveSetting } from '#server/modules/settings/commands.ts';
import { getSetting } from '#server/modules/settings/queries.ts';
import { adminProcedure, brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { casePartPageInputSchema } from '#shared/cases/pages.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { documentExample, documentRequestExample } from '#shared/documents/examples.ts';
import {
  requestTemplatesSetting,
  saveTemplatesInputSchema,
  templatesOfInputSchema,
  templatesOfSchema,
  templatesSchema,
} from '#shared/documents/request-templates-schema.ts';
import {
  attachDocumentInputSchema,
  attachedDocumentSchema,
  decideDocumentRequestInputSchema,
  documentListSchema,
  documentPageSchema,
  documentRequestPageSchema,
  documentRequestSchema,
  documentSchema,
  removeDocumentInputSchema,
  requestDocumentInputSchema,
} from '#shared/documents/schema.ts';
import { caseRefusals } from '#shared/platform/rest-failures.ts';
import { savedSettingSchema } from '#shared/settings/schema.ts';
import { removeDocument } from './commands.ts';
import { findDocumentPage, findRequestPage, getDocuments } from './queries.ts';

export const documentsRouter = router({
  list: signedInProcedure
    .input(caseIdInputSchema)
    .output(documentListSchema)
    .query(({ ctx, input }) => getDocuments(ctx, ctx.viewer, input.caseId)),

  page: signedInProcedure
    .meta({
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
    .meta({
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

  /** For a broker who requests a document. */
  templatesOf: brokerProcedure
    .input(templatesOfInputSchema)
    .output(templatesOfSchema)
    .query(({ ctx, input }) => findTemplates(ctx, input.type)),
});
