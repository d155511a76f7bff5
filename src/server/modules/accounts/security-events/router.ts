import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { listSecurityEventsInputSchema, securityEventListSchema } from '#shared/accounts/security-events/schema.ts';
import { findSecurityEvents } from './queries.ts';

/** Read and never written by anybody: what people do writes it. */
export const securityEventsRouter = router({
  list: adminProcedure
    .input(listSecurityEventsInputSchema)
    .output(securityEventListSchema)
    .query(({ ctx, input }) => findSecurityEvents(ctx, input)),
});
