import { findBrokers, getOverview } from '#server/features/admin/queries.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { brokerListSchema, overviewSchema } from '#shared/admin/schema.ts';

export const adminRouter = router({
  overview: adminProcedure.output(overviewSchema).query(({ ctx }) => getOverview(ctx)),
  brokers: adminProcedure.output(brokerListSchema).query(({ ctx }) => findBrokers(ctx.db)),
});
