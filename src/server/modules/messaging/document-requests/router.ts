import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import { documentRequestsSchema, requestDocumentsInputSchema } from '#shared/documents/checklist-schema.ts';
import { documentRequestExample } from '#shared/documents/examples.ts';
import { changeRefusals } from '#shared/platform/rest-failures.ts';
import { requestDocuments } from './commands.ts';

const { title, why, category, dueOn } = documentRequestExample;

/** Requesting several documents with one message. Part of `documents` in the contract. */
export const documentRequestsRouter = router({
  requestDocuments: brokerProcedure
    .meta({
      agent: { use: 'write', tool: 'request_documents' },
      openapi: {
        method: 'POST',
        path: '/api/cases/{caseId}/document-requests/batch',
        access: 'documents:write',
        tags: ['documents'],
        summary: 'Ask the client to upload several documents',
        description:
          'They join the client’s checklist, and the client gets one notice about all of them. A document that is already asked for, by its title, isn’t asked for again; where none is new, the message isn’t sent either.',
        success: 201,
        successDescription: 'The requests',
        examples: {
          request: { documents: [{ title, why, category }], dueOn, message: 'These help me compare insurers.' },
          answer: { requests: [documentRequestExample] },
        },
        errorResponses: changeRefusals({ 409: 'The status of the case doesn’t allow this' }),
      },
    })
    .input(requestDocumentsInputSchema)
    .output(documentRequestsSchema)
    .mutation(({ ctx, input }) => requestDocuments(ctx, ctx.viewer, input)),
});
