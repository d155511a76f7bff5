import { limits } from '#server/platform/http/rate-limit.ts';
import { viaOf } from '#server/platform/trpc/context.ts';
import { adminProcedure, limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import {
  contactMessageListSchema,
  contactReceiptSchema,
  listContactMessagesInputSchema,
  submitContactInputSchema,
} from '#shared/contact-messages/schema.ts';
import { submitContact } from './commands.ts';
import { findContactMessages } from './queries.ts';

export const contactRouter = router({
  submit: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/contact',
        access: 'open',
        tags: ['contact'],
        summary: 'Send a contact message',
        description:
          'The message goes to our team and licensed broker partners. Sending the same text again on the same day returns the first receipt.',
        examples: {
          request: {
            name: 'Ava Wong',
            email: 'ava@example.com',
            phone: '403-555-0142',
            message: 'Do you work with brokers in Lethbridge?',
          },
          answer: { id: '0194a3c0-0000-7000-8000-000000000001', receivedAt: '2026-11-26T17:00:00.000Z' },
        },
        errorResponses: { 400: 'A field is missing or isn’t valid', 429: 'Too many messages from this address' },
      },
    })
    .use(limited(limits.contact))
    .input(submitContactInputSchema)
    .output(contactReceiptSchema)
    .mutation(({ ctx, input }) => submitContact(ctx, input, viaOf(ctx.door, input.filledBy === 'agent'))),

  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/contact-messages',
        access: 'person',
        tags: ['contact'],
        summary: 'List contact messages, newest first',
        description: 'For administrators. Each with what became of it.',
        errorResponses: {
          400: 'The cursor isn’t valid',
          401: 'No session',
          403: 'You aren’t an administrator',
          429: 'Too many requests',
        },
      },
    })
    .input(listContactMessagesInputSchema)
    .output(contactMessageListSchema)
    .query(({ ctx, input }) => findContactMessages(ctx.db, input)),
});
