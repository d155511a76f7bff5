/** What happened, for other systems. */
import { holderProcedure, router } from '#server/platform/trpc/init.ts';
import { eventExamples } from '#shared/integrations/event-examples.ts';
import { eventListScopes, eventPageSchema, listEventsInputSchema } from '#shared/integrations/events.ts';
import { EVENTS_PATH } from '#shared/platform/paths.ts';
import { findEvents } from './queries.ts';

export const eventsRouter = router({
  list: holderProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: EVENTS_PATH,
        access: eventListScopes,
        pagedBy: 'after',
        tags: ['events'],
        summary: 'List what happened, the oldest first',
        description:
          'Lists the last 30 days of what you may know, in an order without gaps: keep `resumeAfter`, send it as `after` the next time, and you miss nothing and get nothing twice. Partners see their leads; brokers their cases and offers, and the event by which a case went to someone else; administrators everything. A key sees the types of its scopes: `message.*` needs messages:read; `document.*` and `document_request.*` need documents:read; all others cases:read, or leads:read for partners. The facts behind an event are read at their own addresses.',
        examples: { answer: eventExamples.page },
        errorResponses: {
          400: 'A type, the limit or `after` isn’t valid, or `after` is older than 30 days',
          403: 'The key doesn’t have the scope that one of the types needs, or you are a client',
        },
      },
    })
    .input(listEventsInputSchema)
    .output(eventPageSchema)
    .query(({ ctx, input }) => findEvents(ctx, ctx.holder, input)),
});
