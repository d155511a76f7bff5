import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import {
  createSandboxRequestInputSchema,
  SANDBOX_REQUESTS_PATH,
  sandboxRequestExample,
  sandboxRequestSchema,
} from '#shared/integrations/sandbox.ts';
import { createSandboxRequest } from './requests/commands.ts';

/** What only test keys open. */
export const sandboxRouter = router({
  createRequest: brokerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: SANDBOX_REQUESTS_PATH,
        access: 'cases:write',
        tags: ['sandbox'],
        summary: 'Make a request to try your system with',
        description:
          'For a broker’s test key. Opens a request from a made-up person and offers it to you. Its client is simulated: a second or two after you ask for a document or a fact, or publish options, they send it, answer, or choose the first option. A partner’s test key sends requests with `POST /api/leads`.',
        success: 201,
        successDescription: 'The request, which is offered to you',
        examples: sandboxRequestExample,
        errorResponses: {
          400: 'An answer is missing or isn’t valid',
          403: 'The key isn’t a broker’s test key with the scope cases:write',
        },
      },
    })
    .input(createSandboxRequestInputSchema)
    .output(sandboxRequestSchema)
    .mutation(({ ctx, input }) => createSandboxRequest(ctx, ctx.viewer, input)),
});
