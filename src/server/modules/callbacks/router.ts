import { brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { callbackExample } from '#shared/callbacks/examples.ts';
import {
  callbackCheckSchema,
  callbackListSchema,
  callbackPageSchema,
  callbackSchema,
  callbackSuggestionsSchema,
  checkCallbackInputSchema,
  endCallbackInputSchema,
  moveCallbackInputSchema,
  planCallbackInputSchema,
  suggestCallbacksInputSchema,
  workCalendarSchema,
} from '#shared/callbacks/schema.ts';
import { casePartPageInputSchema } from '#shared/cases/pages.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { caseRefusals } from '#shared/platform/rest-failures.ts';
import { endCallback, moveCallback, planCallback } from './commands.ts';
import { checkCallback, findCallbackPage, findCallbacks, getWorkCalendar, suggestCallbacks } from './queries.ts';

/** Calls that broker and client agree on. The calendar entry itself has its own URL (http/calendar-file.ts). */
export const callbacksRouter = router({
  list: signedInProcedure
    .input(caseIdInputSchema)
    .output(callbackListSchema)
    .query(({ ctx, input }) => findCallbacks(ctx, ctx.viewer, input.caseId)),

  page: signedInProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/cases/{caseId}/callbacks',
        access: 'cases:read',
        tags: ['cases'],
        summary: 'List the calls of a case, latest first',
        description: 'Days and times are Alberta’s; `startsAt` and `endsAt` say them in full.',
        examples: { answer: { items: [callbackExample], nextCursor: null } },
        errorResponses: caseRefusals(),
      },
    })
    .input(casePartPageInputSchema)
    .output(callbackPageSchema)
    .query(({ ctx, input }) => findCallbackPage(ctx, ctx.viewer, input)),

  suggest: brokerProcedure
    .input(suggestCallbacksInputSchema)
    .output(callbackSuggestionsSchema)
    .query(({ ctx, input }) => suggestCallbacks(ctx, ctx.viewer, input)),

  check: brokerProcedure
    .input(checkCallbackInputSchema)
    .output(callbackCheckSchema)
    .query(({ ctx, input }) => checkCallback(ctx, ctx.viewer, input)),

  plan: brokerProcedure
    .input(planCallbackInputSchema)
    .output(callbackSchema)
    .mutation(({ ctx, input }) => planCallback(ctx, ctx.viewer, input)),

  move: brokerProcedure
    .input(moveCallbackInputSchema)
    .output(callbackSchema)
    .mutation(({ ctx, input }) => moveCallback(ctx, ctx.viewer, input)),

  end: brokerProcedure
    .input(endCallbackInputSchema)
    .output(callbackSchema)
    .mutation(({ ctx, input }) => endCallback(ctx, ctx.viewer, input)),

  calendar: brokerProcedure.output(workCalendarSchema).query(({ ctx }) => getWorkCalendar(ctx)),
});
