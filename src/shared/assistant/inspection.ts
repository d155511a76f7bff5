/** One question to the built-in assistant with everything that led to its answer, for people who want to look inside. */
import { z } from 'zod';
import { line } from '#shared/platform/fields.ts';
import { chatPassageSchema, replySchema } from './schema.ts';
import { CHAT_QUESTION_MAX } from './texts.ts';

export const inspectInputSchema = z.object({
  q: line('Please write a question', { min: 1, max: CHAT_QUESTION_MAX }),
});

export const chatInspectionSchema = z.object({
  /** The limit the question touches, by name: `price`, `emergency`. Null: none, and the pages were asked. */
  limit: z.string().nullable(),
  passages: z.array(chatPassageSchema),
  reply: replySchema,
  /** Who writes the answers of the chat itself. */
  writer: z.object({ name: z.string(), external: z.boolean() }),
});
export type ChatInspection = z.infer<typeof chatInspectionSchema>;
