import { findSecurityEvents } from '#server/features/security-events/queries.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { listSecurityEventsInputSchema, securityEventListSchema } from '#shared/security-events/schema.ts';

/** Read and never written by anybody: what people do writes it. */
export const securityEventsRouter = router({
  list: adminProcedure
    .input(listSecurityEventsInputSchema)
    .output(securityEventListSchema)
    .query(({ ctx, input }) => findSecurityEvents(ctx, input)),
});
