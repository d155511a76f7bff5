import { limits } from '#server/platform/http/rate-limit.ts';
import { adminProcedure, limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import {
  browserFailureListSchema,
  browserFailureReceiptSchema,
  dismissBrowserFailureInputSchema,
  dismissedSchema,
  reportBrowserFailureInputSchema,
} from '#shared/operations/browser-failures/schema.ts';
import { dismissBrowserFailure, reportBrowserFailure } from './commands.ts';
import { findBrowserFailures } from './queries.ts';

export const browserFailuresRouter = router({
  report: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/browser-failures',
        access: 'visitor',
        tags: ['operations'],
        summary: 'Report a browser error',
        description:
          'Called by the site’s own pages. Personal data is removed before the report is stored. A report is deleted 30 days after it was last received.',
        errorResponses: { 400: 'A field is missing or isn’t valid', 429: 'Too many reports from this address' },
      },
    })
    .use(limited(limits.browserFailures))
    .input(reportBrowserFailureInputSchema)
    .output(browserFailureReceiptSchema)
    .mutation(({ ctx, input }) => reportBrowserFailure(ctx, input, ctx.userAgent)),

  list: adminProcedure.output(browserFailureListSchema).query(({ ctx }) => findBrowserFailures(ctx)),

  dismiss: adminProcedure
    .input(dismissBrowserFailureInputSchema)
    .output(dismissedSchema)
    .mutation(({ ctx, input }) => dismissBrowserFailure(ctx, ctx.viewer, input.failureId)),
});
