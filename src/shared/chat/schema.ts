/** The call of the chat widget (section 7 of the specification). */
import { z } from 'zod';
import { line, text } from '#shared/fields.ts';

/** The last ten messages and the new one. */
export const CHAT_HISTORY_MAX = 11;

const chatMessageSchema = z.object({
  role: z.enum(['system', 'user', 'assistant'], 'Please use one of the roles system, user or assistant'),
  content: text('Please write a message', { max: 4_000 }),
});

export const chatInputSchema = z.object({
  messages: z
    .array(chatMessageSchema, 'Please send a list of messages')
    .min(1, 'Please write a message')
    .max(CHAT_HISTORY_MAX, `Please send at most ${CHAT_HISTORY_MAX} messages`),
  caseInfo: z.object(
    {
      title: line('Please name the conversation'),
      type: line('Please name the type'),
      status: line('Please name the status'),
      stage: line('Please name the stage'),
      currentPage: line('Please name the current page'),
    },
    'Please say where the conversation takes place',
  ),
});

export const chatAnswerSchema = z.object({
  success: z.boolean(),
  data: z.object({ response: z.string() }).optional(),
});
