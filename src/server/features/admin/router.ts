import { findBrokers, getOverview } from '#server/features/admin/queries.ts';
import { getCharts } from '#server/features/daily-counts/queries.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { chartsInputSchema, chartsSchema } from '#shared/admin/charts.ts';
import { brokerListSchema, overviewSchema } from '#shared/admin/schema.ts';

export const adminRouter = router({
  overview: adminProcedure.output(overviewSchema).query(({ ctx }) => getOverview(ctx)),
  charts: adminProcedure
    .input(chartsInputSchema)
    .output(chartsSchema)
    .query(({ ctx, input }) => getCharts(ctx, input)),
  brokers: adminProcedure.output(brokerListSchema).query(({ ctx }) => findBrokers(ctx.db)),
});
