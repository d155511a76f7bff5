import { getCharts } from '#server/modules/cases/metrics/queries.ts';
import { getIntake } from '#server/modules/quote-requests/funnel/queries.ts';
import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { chartsInputSchema, chartsSchema } from '#shared/cases/charts.ts';
import { brokerListSchema, overviewSchema } from '#shared/operations/schema.ts';
import { intakeInputSchema, intakeSchema } from '#shared/quote-requests/intake.ts';
import { findBrokers, getOverview } from './queries.ts';

export const adminRouter = router({
  overview: adminProcedure.output(overviewSchema).query(({ ctx }) => getOverview(ctx)),
  charts: adminProcedure
    .input(chartsInputSchema)
    .output(chartsSchema)
    .query(({ ctx, input }) => getCharts(ctx, input)),
  intake: adminProcedure
    .input(intakeInputSchema)
    .output(intakeSchema)
    .query(({ ctx, input }) => getIntake(ctx, input)),
  brokers: adminProcedure.output(brokerListSchema).query(({ ctx }) => findBrokers(ctx.db)),
});
