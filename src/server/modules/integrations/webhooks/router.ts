/** Webhooks of one's own; administrators themselves also look after those of partners. */
import { limits } from '#server/platform/http/rate-limit.ts';
import { brokerProcedure, limited, router } from '#server/platform/trpc/init.ts';
import { webhookExamples as examples } from '#shared/integrations/webhook-examples.ts';
import {
  changeWebhookInputSchema,
  createdWebhookSchema,
  createWebhookInputSchema,
  deliveryIdInputSchema,
  deliveryPageSchema,
  deliverySchema,
  listDeliveriesInputSchema,
  listWebhooksInputSchema,
  replayedSchema,
  replaySpanInputSchema,
  rotateWebhookInputSchema,
  webhookIdInputSchema,
  webhookListSchema,
  webhookSchema,
} from '#shared/integrations/webhooks.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import { WEBHOOKS_PATH } from '#shared/platform/paths.ts';
import { changeWebhook, createWebhook, removeWebhook, rotateWebhook } from './commands.ts';
import { findDeliveries } from './deliveries/queries.ts';
import { replayDelivery, replaySpan } from './deliveries/replay/commands.ts';
import { testWebhook } from './deliveries/testing/commands.ts';
import { findWebhooks, getWebhook } from './queries.ts';

const tagged = { access: 'webhooks:manage' as const, tags: ['webhooks'] };
const ONE = `${WEBHOOKS_PATH}/{id}` as const;
const MISSING = 'There’s no such webhook, or it isn’t yours';
const NOT_ACTIVE = 'The webhook is paused or disabled';

export const webhooksRouter = router({
  list: brokerProcedure
    .meta({
      openapi: {
        ...tagged,
        method: 'GET',
        path: WEBHOOKS_PATH,
        summary: 'List your webhooks, the newest first',
        description: 'All of them, ten at most, with their status and how many events are on their way.',
        examples: { answer: { items: [examples.webhook] } },
        errorResponses: { 400: 'The partner isn’t valid' },
      },
    })
    .input(listWebhooksInputSchema)
    .output(webhookListSchema)
    .query(({ ctx, input }) => findWebhooks(ctx, ctx.viewer, input.partnerId)),

  get: brokerProcedure
    .meta({
      openapi: {
        ...tagged,
        method: 'GET',
        path: ONE,
        summary: 'Get a webhook',
        description: 'With its status, and since when nothing has arrived.',
        examples: { answer: examples.webhook },
        errorResponses: { 400: 'The id isn’t valid', 404: MISSING },
      },
    })
    .input(webhookIdInputSchema)
    .output(webhookSchema)
    .query(({ ctx, input }) => getWebhook(ctx, ctx.viewer, input.id)),

  create: brokerProcedure
    .use(limited(limits.webhookTest))
    .meta({
      openapi: {
        ...tagged,
        method: 'POST',
        path: WEBHOOKS_PATH,
        summary: 'Create a webhook',
        description:
          'Events are sent as JSON by POST, signed as Standard Webhooks describes (standardwebhooks.com). Answer with a 2xx status within 10 seconds. The answer to this call has the secret that signatures are verified with; it’s shown only now. People sign in and send their password instead of using a key.',
        success: 201,
        examples: { request: examples.create, answer: examples.created },
        errorResponses: {
          400: 'The address isn’t public, or the key doesn’t have the scope a type needs',
          404: 'There’s no such partner',
          409: 'There are ten webhooks already',
        },
      },
    })
    .input(createWebhookInputSchema)
    .output(createdWebhookSchema)
    .mutation(({ ctx, input }) => createWebhook(ctx, ctx.viewer, input)),

  change: brokerProcedure
    .meta({
      openapi: {
        ...tagged,
        method: 'PATCH',
        path: ONE,
        summary: 'Change, pause or resume a webhook',
        description:
          'While it’s `paused`, events wait: they’re sent once it’s `active` again, up to 30 days later. Make a disabled one `active` to resume it; what it missed can be sent again.',
        examples: { request: { status: 'paused' }, answer: { ...examples.webhook, status: 'paused', version: 2 } },
        errorResponses: {
          400: 'The address isn’t public, or the key doesn’t have the scope a type needs',
          404: MISSING,
        },
      },
    })
    .input(changeWebhookInputSchema)
    .output(webhookSchema)
    .mutation(({ ctx, input }) => changeWebhook(ctx, ctx.viewer, input)),

  rotate: brokerProcedure
    .meta({
      openapi: {
        ...tagged,
        method: 'POST',
        path: `${ONE}/rotate`,
        summary: 'Replace the secret of a webhook',
        description:
          'Both secrets sign every delivery for the hours you choose: `webhook-signature` then has two signatures, and either is enough.',
        examples: { request: { overlapHours: 24 }, answer: examples.created },
        errorResponses: { 400: 'The hours aren’t valid', 404: MISSING },
      },
    })
    .input(rotateWebhookInputSchema)
    .output(createdWebhookSchema)
    .mutation(({ ctx, input }) => rotateWebhook(ctx, ctx.viewer, input)),

  remove: brokerProcedure
    .meta({
      openapi: {
        ...tagged,
        method: 'DELETE',
        path: ONE,
        summary: 'Delete a webhook',
        description: 'With its log. What was on its way is sent no longer.',
        examples: { answer: { message: 'The webhook was deleted.' } },
        errorResponses: {
          400: 'The id isn’t valid',
          404: MISSING,
          409: 'A withdrawn consent or an erased person hasn’t reached it yet',
        },
      },
    })
    .input(webhookIdInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await removeWebhook(ctx, ctx.viewer, input.id);
      return { message: 'The webhook was deleted.' };
    }),

  test: brokerProcedure
    .use(limited(limits.webhookTest))
    .meta({
      openapi: {
        ...tagged,
        method: 'POST',
        path: `${ONE}/test`,
        summary: 'Send a test to a webhook',
        description:
          'Sends one event of the type `ping`, signed like any other, waits up to 10 seconds for the answer and returns it. It isn’t sent again if it fails.',
        withoutKey:
          'An Idempotency-Key is ignored: it waits for another system, which no transaction may do. A repeated call sends another test.',
        examples: { answer: examples.ping },
        errorResponses: { 400: 'The id isn’t valid', 404: MISSING },
      },
    })
    .input(webhookIdInputSchema)
    .output(deliverySchema)
    .mutation(({ ctx, input }) => testWebhook(ctx, ctx.viewer, input.id)),

  deliveries: brokerProcedure
    .meta({
      openapi: {
        ...tagged,
        method: 'GET',
        path: `${ONE}/deliveries`,
        summary: 'List the deliveries of a webhook, the newest first',
        description:
          'What was sent in the last 30 days, with the latest attempts. At most 5 MB are kept for each webhook: the oldest that arrived go first.',
        examples: { answer: { items: [examples.delivery], nextCursor: null } },
        errorResponses: { 400: 'The cursor isn’t valid', 404: MISSING },
      },
    })
    .input(listDeliveriesInputSchema)
    .output(deliveryPageSchema)
    .query(({ ctx, input }) => findDeliveries(ctx, ctx.viewer, input)),

  replay: brokerProcedure
    .meta({
      openapi: {
        ...tagged,
        method: 'POST',
        path: `${ONE}/deliveries/{deliveryId}/replay`,
        summary: 'Send a delivery again',
        description: 'Whether it arrived or not, under the same `webhook-id`. Tests can’t be sent again.',
        examples: {
          answer: { ...examples.delivery, state: 'pending', attempts: 0, nextAttemptAt: examples.delivery.createdAt },
        },
        errorResponses: {
          400: 'The id isn’t valid',
          404: 'There’s no such delivery, or it isn’t yours',
          409: NOT_ACTIVE,
        },
      },
    })
    .input(deliveryIdInputSchema)
    .output(deliverySchema)
    .mutation(({ ctx, input }) => replayDelivery(ctx, ctx.viewer, input)),

  replaySpan: brokerProcedure
    .meta({
      openapi: {
        ...tagged,
        method: 'POST',
        path: `${ONE}/replay`,
        summary: 'Send everything of a span again',
        description:
          'Everything queued in the span, whether it arrived or not, in the order of the events and under the same ids.',
        examples: {
          request: { from: '2026-11-25T00:00:00.000Z', to: '2026-11-26T00:00:00.000Z' },
          answer: { replayed: 12 },
        },
        errorResponses: { 400: 'The span isn’t valid', 404: MISSING, 409: NOT_ACTIVE },
      },
    })
    .input(replaySpanInputSchema)
    .output(replayedSchema)
    .mutation(({ ctx, input }) => replaySpan(ctx, ctx.viewer, input)),
});
