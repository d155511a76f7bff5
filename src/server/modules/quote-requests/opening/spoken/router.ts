/** Requests that a broker opens while speaking with the client. Part of `cases` in the contract. */
import { findKnownClients } from '#server/modules/quote-requests/opening/spoken/queries.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { brokerProcedure, limited, router } from '#server/platform/trpc/init.ts';
import {
  knownClientListSchema,
  knownClientsInputSchema,
  openedSpokenSchema,
  openSpokenInputSchema,
} from '#shared/quote-requests/spoken.ts';
import { openSpoken } from './commands.ts';

export const spokenRequestsRouter = router({
  knownClients: brokerProcedure
    .use(limited(limits.find))
    .input(knownClientsInputSchema)
    .output(knownClientListSchema)
    .query(({ ctx, input }) => findKnownClients(ctx, ctx.viewer, input)),

  openSpoken: brokerProcedure
    .use(limited(limits.openSpoken))
    .input(openSpokenInputSchema)
    .output(openedSpokenSchema)
    .mutation(({ ctx, input }) => openSpoken(ctx, ctx.viewer, input)),
});
