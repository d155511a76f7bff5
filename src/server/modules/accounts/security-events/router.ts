import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { listSecurityEventsInputSchema, securityEventListSchema } from '#shared/accounts/security-events/schema.ts';
import { findSecurityEvents } from './queries.ts';

/** Read-only: the events are written by what users do. */
export const securityEventsRouter = router({
  list: adminProcedure
    .input(listSecurityEventsInputSchema)
    .output(securityEventListSchema)
    .query(({ ctx, input }) => findSecurityEvents(ctx, input)),
});
