import { getCharts } from '#server/modules/cases/metrics/queries.ts';
import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { chartsInputSchema, chartsSchema } from '#shared/cases/charts.ts';
import { brokerListSchema, overviewSchema } from '#shared/operations/schema.ts';
import { findBrokers, getOverview } from './queries.ts';

export const adminRouter = router({
  overview: adminProcedure.output(overviewSchema).query(({ ctx }) => getOverview(ctx)),
  charts: adminProcedure
    .input(chartsInputSchema)
    .output(chartsSchema)
    .query(({ ctx, input }) => getCharts(ctx, input)),
  brokers: adminProcedure.output(brokerListSchema).query(({ ctx }) => findBrokers(ctx.db)),
});
