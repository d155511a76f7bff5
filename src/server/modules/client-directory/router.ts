import { findPeople } from '#server/modules/client-directory/contacts/queries.ts';
import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { caseListSchema } from '#shared/cases/views.ts';
import {
  clientCasesInputSchema,
  clientConsentListSchema,
  clientDetailSchema,
  clientIdInputSchema,
  clientPageSchema,
  clientProofInputSchema,
  listClientsInputSchema,
  listPeopleInputSchema,
  personPageSchema,
} from '#shared/client-directory/schema.ts';
import { consentProofListSchema } from '#shared/consents/schema.ts';
import { viewClientProof } from './commands.ts';
import { findClientCases, findClientConsents, findClients, getClient } from './queries.ts';

export const clientsRouter = router({
  list: adminProcedure
    .input(listClientsInputSchema)
    .output(clientPageSchema)
    .query(({ ctx, input }) => findClients(ctx, input)),

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
