import { limits } from '#server/http/rate-limit.ts';
import { limited, publicProcedure, router } from '#server/trpc/init.ts';
import { chatAnswerSchema, chatInputSchema } from '#shared/chat/schema.ts';

export const chatRouter = router({
  reply: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/ai-chat',
        protect: false,
        tags: ['chat'],
        summary: 'Ask the assistant',
        description: 'Answers success: false while no assistant is available.',
        errorResponses: { 400: 'A field is missing or not valid', 429: 'Too many messages from this address' },
      },
    })
    .input(chatInputSchema)
    .output(chatAnswerSchema)
    .use(limited(limits.chat))
    // There is no assistant yet, and the contract has an honest answer for that.
    .mutation(() => ({ success: false })),
});
