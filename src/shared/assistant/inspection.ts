/** One question to the built-in assistant with every step that led to its answer, for debugging. */
import { z } from 'zod';
import { line } from '#shared/platform/fields.ts';
import { chatPassageSchema, replySchema } from './schema.ts';
import { CHAT_QUESTION_MAX } from './texts.ts';

export const inspectInputSchema = z.object({
  q: line('Enter a question', { min: 1, max: CHAT_QUESTION_MAX }),
});

export const chatInspectionSchema = z.object({
  /** The guardrail the question triggers, by name: `price`, `emergency`. Null: none, and the pages were searched. */
  limit: z.string().nullable(),
  passages: z.array(chatPassageSchema),
  reply: replySchema,
  /** Who writes the answers in the chat itself. */
  writer: z.object({ name: z.string(), external: z.boolean() }),
});
export type ChatInspection = z.infer<typeof chatInspectionSchema>;
