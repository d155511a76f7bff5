import { findPeople } from '#server/modules/client-directory/contacts/queries.ts';
import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { caseListSchema } from '#shared/cases/views.ts';
import { clientExample } from '#shared/client-directory/examples.ts';
import {
  clientCasesInputSchema,
  clientConsentListSchema,
  clientDetailSchema,
  clientIdInputSchema,
  clientPageSchema,
  clientProofInputSchema,
  clientsInputSchema,
  clientsSchema,
  listClientsInputSchema,
  listPeopleInputSchema,
  personPageSchema,
} from '#shared/client-directory/schema.ts';
import { consentProofListSchema } from '#shared/consents/schema.ts';
import { refusals } from '#shared/platform/rest-failures.ts';
import { viewClientProof } from './commands.ts';
import { findClientCases, findClientConsents, findClientPage, findClients, getClient } from './queries.ts';

export const clientsRouter = router({
  list: adminProcedure
    .input(listClientsInputSchema)
    .output(clientPageSchema)
    .query(({ ctx, input }) => findClients(ctx, input)),

  page: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/clients',
        access: 'clients:read',
        tags: ['clients'],
        summary: 'List the clients with an account, newest first',
        description: 'For administrators. Brokers find their clients in their cases.',
        examples: { answer: { items: [clientExample], nextCursor: null } },
        errorResponses: refusals({ 400: 'The filter, the cursor or the limit isn’t valid' }),
      },
    })
    .input(clientsInputSchema)
    .output(clientsSchema)
    .query(({ ctx, input }) => findClientPage(ctx, input)),

  withoutAccount: adminProcedure
    .input(listPeopleInputSchema)
    .output(personPageSchema)
    .query(({ ctx, input }) => findPeople(ctx, input)),

  get: adminProcedure
    .input(clientIdInputSchema)
    .output(clientDetailSchema)
    .query(({ ctx, input }) => getClient(ctx, input.clientId)),

  cases: adminProcedure
    .input(clientCasesInputSchema)
    .output(caseListSchema)
    .query(({ ctx, input }) => findClientCases(ctx, ctx.viewer, input)),

  consents: adminProcedure
    .input(clientIdInputSchema)
    .output(clientConsentListSchema)
    .query(({ ctx, input }) => findClientConsents(ctx, input.clientId)),

  /** A mutation, because viewing the proof is recorded. */
  proof: adminProcedure
    .input(clientProofInputSchema)
    .output(consentProofListSchema)
    .mutation(({ ctx, input }) => viewClientProof(ctx, ctx.viewer, input)),
});
