import { notesReads } from '#server/modules/cases/participants/reads/commands.ts';
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
import { caseRefusals, changeRefusals } from '#shared/platform/rest-failures.ts';
import { endCallback, moveCallback, planCallback } from './commands.ts';
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

  plan: brokerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/cases/{caseId}/callbacks',
        access: 'cases:write',
        tags: ['cases'],
        summary: 'Schedule a call with the client',
        description:
          'Both sides can add it to their calendars, and both are reminded. `warnings` of the answer says what speaks against the time.',
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
          409: 'The time has passed or is too far ahead, or the case’s status doesn’t allow this',
        }),
      },
    })
    .input(planCallbackInputSchema)
    .output(callbackSchema)
    .mutation(({ ctx, input }) => planCallback(ctx, ctx.viewer, input)),

  move: brokerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/callbacks/{callbackId}/move',
        access: 'cases:write',
        tags: ['cases'],
        summary: 'Move a call to another time',
        description: 'The client is notified, and the entries in calendars change.',
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
          409: 'It has changed since that version, is over, or the time isn’t possible',
        }),
      },
    })
    .input(moveCallbackInputSchema)
    .output(callbackSchema)
    .mutation(({ ctx, input }) => moveCallback(ctx, ctx.viewer, input)),

  end: brokerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/callbacks/{callbackId}/end',
        access: 'cases:write',
        tags: ['cases'],
        summary: 'Record how a call ended, or cancel it',
        description: 'It took place (`done`), nobody was reached (`missed`), or it’s off (`cancelled`).',
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

  calendar: brokerProcedure.output(workCalendarSchema).query(({ ctx }) => getWorkCalendar(ctx)),
});
