/** What an agent may do about a request: see what it would become, and leave it for a person to send. */
import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import {
  preparedRequestSchema,
  prepareRequestInputSchema,
  previewRequestInputSchema,
  requestPreviewSchema,
} from '#shared/quote-requests/prepared.ts';
import { prepareRequest } from './commands.ts';
import { previewRequest } from './queries.ts';

export const preparedRequestsRouter = router({
  // A mutation, so that answers never travel in an address; it changes nothing.
  preview: publicProcedure
    .meta({
      agent: {
        use: 'read',
        tool: 'preview_request',
        title: 'Preview a quote request',
        description:
          'Checks answers to the requirements of a line, and returns exactly what a broker would read, what is missing or wrong, and the consents that the person will be asked for. Nothing is stored.',
      },
    })
    .use(limited(limits.preparedPreview))
    .input(previewRequestInputSchema)
    .output(requestPreviewSchema)
    .mutation(({ ctx, input }) => previewRequest(ctx, input)),

  prepare: publicProcedure
    .meta({
      agent: {
        use: 'prepare',
        tool: 'send_request',
        title: 'Hand a quote request to the person',
        description:
          'Leaves an unconfirmed request and returns a link that opens once. There the person reads every answer, may change any of them, ticks both consents and presses Send. Until they do, no broker sees anything; after seven days it is deleted. Consents can’t be passed here. Call it once, after the person agreed with the preview.',
      },
    })
    .use(limited(limits.preparedRequest))
    .input(prepareRequestInputSchema)
    .output(preparedRequestSchema)
    .mutation(async ({ ctx, input }) => {
      const tester = ctx.env.isSandbox ? await ctx.session.viewer() : null;
      return prepareRequest(ctx, input, tester?.id ?? null);
    }),
});
