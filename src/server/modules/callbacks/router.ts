import { notesReads } from '#server/modules/cases/participants/reads/commands.ts';
import { brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { callbackExample, freeTimeExample } from '#shared/callbacks/examples.ts';
import {
  callbackCheckSchema,
  callbackListSchema,
  callbackPageSchema,
  callbackSchema,
  callbackSuggestionsSchema,
  checkCallbackInputSchema,
  endCallbackInputSchema,
  freeTimesInputSchema,
  freeTimesSchema,
  misplacedCallsSchema,
  moveCallbackInputSchema,
  planCallbackInputSchema,
  suggestCallbacksInputSchema,
  workCalendarSchema,
} from '#shared/callbacks/schema.ts';
import { casePartPageInputSchema } from '#shared/cases/pages.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { caseRefusals, changeRefusals } from '#shared/platform/rest-failures.ts';
import { endCallback, moveCallback, planCallback } from './commands.ts';
import { findFreeTimes, findMisplacedCalls } from './free-times/queries.ts';
import { checkCallback, findCallbackPage, findCallbacks, getWorkCalendar, suggestCallbacks } from './queries.ts';

/** Calls that broker and client agree on. The calendar entry itself has its own URL (http/calendar-file.ts). */
export const callbacksRouter = router({
  list: signedInProcedure
    .use(notesReads('activity'))
    .input(caseIdInputSchema)
    .output(callbackListSchema)
    .query(({ ctx, input }) => findCallbacks(ctx, ctx.viewer, input.caseId)),

  page: signedInProcedure
    .use(notesReads('activity'))
    .meta({
      agent: { use: 'read', tool: 'list_callbacks' },
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

  freeTimes: signedInProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/cases/{caseId}/free-times',
        access: 'cases:read',
        tags: ['cases'],
        summary: 'List when the broker of a case can be called',
        description:
          'The times that a client can choose in the next two weeks: inside the broker’s own hours, at least two hours ahead, and without another call.',
        examples: { answer: { minutes: 30, times: [freeTimeExample] } },
        errorResponses: caseRefusals({
          403: 'You don’t schedule calls on this case',
          409: 'The case’s status doesn’t allow calls',
        }),
      },
    })
    .input(freeTimesInputSchema)
    .output(freeTimesSchema)
    .query(({ ctx, input }) => findFreeTimes(ctx, ctx.viewer, input)),

  plan: signedInProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/cases/{caseId}/callbacks',
        access: 'cases:write',
        tags: ['cases'],
        summary: 'Schedule a call between broker and client',
        description:
          'Both sides can add it to their calendars. Staff choose any time, and `warnings` of the answer says what speaks against it. A client chooses a free time, for one call of 30 minutes.',
        success: 201,
        successDescription: 'The call',
        examples: {
          request: {
            callbackId: callbackExample.id,
            day: callbackExample.day,
            time: callbackExample.time,
            minutes: callbackExample.minutes,
            about: callbackExample.about,
          },
          answer: callbackExample,
        },
        errorResponses: changeRefusals({
          409: 'The case’s status doesn’t allow this; or, for a client, the time isn’t free (the message names the next ones) or a call is already scheduled',
        }),
      },
    })
    .input(planCallbackInputSchema)
    .output(callbackSchema)
    .mutation(({ ctx, input }) => planCallback(ctx, ctx.viewer, input)),

  move: signedInProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/callbacks/{callbackId}/move',
        access: 'cases:write',
        tags: ['cases'],
        summary: 'Move a call to another time',
        description: 'The other side is notified, and the entries in calendars change. A client chooses a free time.',
        examples: {
          request: {
            version: 1,
            day: callbackExample.day,
            time: callbackExample.time,
            minutes: callbackExample.minutes,
          },
          answer: { ...callbackExample, version: 2 },
        },
        errorResponses: changeRefusals({
          404: 'The call doesn’t exist or isn’t visible to you',
          409: 'It has changed since that version or is over; or, for a client, the time isn’t free',
        }),
      },
    })
    .input(moveCallbackInputSchema)
    .output(callbackSchema)
    .mutation(({ ctx, input }) => moveCallback(ctx, ctx.viewer, input)),

  end: signedInProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/callbacks/{callbackId}/end',
        access: 'cases:write',
        tags: ['cases'],
        summary: 'Record how a call ended, or cancel it',
        description:
          'It took place (`done`), nobody was reached (`missed`), or it’s off (`cancelled`). Clients can only cancel, before it begins.',
        examples: {
          request: { version: 1, outcome: 'done' },
          answer: { ...callbackExample, status: 'done', begun: true, version: 2 },
        },
        errorResponses: changeRefusals({
          404: 'The call doesn’t exist or isn’t visible to you',
          409: 'It has changed since that version, is over, or hasn’t begun',
        }),
      },
    })
    .input(endCallbackInputSchema)
    .output(callbackSchema)
    .mutation(({ ctx, input }) => endCallback(ctx, ctx.viewer, input)),

  misplaced: brokerProcedure.output(misplacedCallsSchema).query(({ ctx }) => findMisplacedCalls(ctx, ctx.viewer)),

  calendar: brokerProcedure.output(workCalendarSchema).query(({ ctx }) => getWorkCalendar(ctx)),
});
