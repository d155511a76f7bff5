/** The conversation of a case. */
import { z } from 'zod';
import { dateTimeSchema, idSchema, text } from '#shared/fields.ts';

export const messageSchema = z.object({
  seq: z.int(),
  kind: z.enum(['message', 'note', 'system']),
  senderId: z.string().nullable(),
  senderName: z.string(),
  senderRole: z.string(),
  body: z.string(),
  createdAt: dateTimeSchema,
  /** The key the sender's screen chose, so that it recognises its own message. */
  clientKey: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

const seqSchema = z
  .int('Please name the message by its number')
  .min(0, 'Please name the message by its number')
  .max(2_147_483_647, 'Please name the message by its number');

export const listMessagesInputSchema = z.object({ caseId: idSchema, before: seqSchema.optional() });

export const conversationSchema = z.object({
  /** Oldest first; the newest page unless `before` was given. */
  messages: z.array(messageSchema),
  hasOlder: z.boolean(),
  /** How far the other side has read: everything of mine up to here was seen. */
  seenSeq: z.int(),
  /** How far I have read. */
  readSeq: z.int(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const sendMessageInputSchema = z.object({
  caseId: idSchema,
  body: text('Please write a message'),
  clientKey: z.uuid('Please send a key for this message'),
  /** A note is for brokers and administrators only. */
  kind: z.enum(['message', 'note'], 'Please choose message or note').default('message'),
});
export type SendMessageInput = z.infer<typeof sendMessageInputSchema>;

export const markReadInputSchema = z.object({ caseId: idSchema, seq: seqSchema });
export const readReceiptSchema = z.object({ readSeq: z.int() });
