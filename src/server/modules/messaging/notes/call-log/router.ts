import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import { logCallInputSchema } from '#shared/messaging/call-log/schema.ts';
import { messageExample } from '#shared/messaging/examples.ts';
import { messageSchema } from '#shared/messaging/schema.ts';
import { changeRefusals } from '#shared/platform/rest-failures.ts';
import { logCall } from './commands.ts';

const call = { direction: 'outgoing', reached: true, minutes: 4 } as const;

export const callLogRouter = router({
  log: brokerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/cases/{caseId}/logged-calls',
        access: 'messages:write',
        tags: ['messages'],
        summary: 'Log a call with the client',
        description:
          'Adds an internal note with the facts of a telephone call. The client never sees it. Sending the same `clientKey` again returns the first note.',
        success: 201,
        successDescription: 'The note as it was added',
        examples: {
          request: { ...call, note: 'Parks in a garage.', clientKey: messageExample.clientKey },
          answer: {
            ...messageExample,
            kind: 'note',
            body: 'Called the client, 4 minutes\nParks in a garage.',
            call,
          },
        },
        errorResponses: changeRefusals({ 429: 'Too many messages' }),
      },
    })
    .input(logCallInputSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => logCall(ctx, ctx.viewer, input)),
});
