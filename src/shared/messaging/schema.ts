/** The conversation of a case. */
import { z } from 'zod';
import { scanStateSchema } from '#shared/documents/schema.ts';
import { dateTimeSchema, idSchema, text } from '#shared/platform/fields.ts';
import { documentMediaTypeSchema } from '#shared/platform/file-types.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { pageSchemaOf } from '#shared/platform/pages.ts';
import { callFactsSchema } from './call-log/schema.ts';

/** Maximum number of files per message. */
export const ATTACHMENTS_MAX = 10;

export const messageAttachmentSchema = z
  .object({
    documentId: z.uuid(),
    versionId: z.uuid(),
    title: z.string(),
    mediaType: documentMediaTypeSchema,
    size: z.int(),
    scanState: scanStateSchema,
    available: z.boolean(),
  })
  .meta({ id: 'MessageAttachment', description: 'A document sent with a message' });
export type MessageAttachment = z.infer<typeof messageAttachmentSchema>;

/** A colleague whom a note names. */
export const messageMentionSchema = z
  .object({
    userId: z.uuid().meta({ description: 'Whom it mentions' }),
    name: z.string(),
    notified: z.boolean().meta({ description: 'False for a colleague who may not open the case' }),
  })
  .meta({ id: 'MessageMention', description: 'A colleague whom an internal note mentions' });

export const messageSchema = z
  .object({
    seq: z.int().meta({ description: 'Its place in the conversation' }),
    kind: z.enum(['message', 'note', 'system']),
    senderId: z.string().nullable().meta({ description: 'Null for a message of the product' }),
    senderName: z.string(),
    senderRole: z.string(),
    body: z.string(),
    createdAt: dateTimeSchema,
    clientKey: z.string().meta({ description: 'The key its sender chose, to recognize their own message' }),
    attachments: z.array(messageAttachmentSchema).meta({
      description:
        'Documents of the case that were attached. One deleted since then is still named, but cannot be opened.',
    }),
    mentions: z.array(messageMentionSchema).meta({ description: 'In an internal note: the colleagues it mentions' }),
    call: callFactsSchema.nullable().meta({ description: 'In an internal note: the call that it is about' }),
  })
  .meta({ id: 'Message', description: 'A message or an internal note' });
export type Message = z.infer<typeof messageSchema>;

const seqSchema = z
  .int('Send the message’s id')
  .min(0, 'Send the message’s id')
  .max(2_147_483_647, 'Send the message’s id');

export const listMessagesInputSchema = z.object({ caseId: idSchema, before: seqSchema.optional() });

export const conversationSchema = z.object({
  /** Oldest first; the newest page unless `before` was given. */
  messages: z.array(messageSchema),
  hasOlder: z.boolean(),
  /** How far the other side has read: all my messages up to here were seen. */
  seenSeq: z.int(),
  /** How far I have read. */
  readSeq: z.int(),
});
export const messagePageSchema = pageSchemaOf(messageSchema);
export type MessagePage = z.infer<typeof messagePageSchema>;
export type Conversation = z.infer<typeof conversationSchema>;

const writtenKindSchema = z.enum(['message', 'note'], 'Choose message or note');

export const sendMessageInputSchema = z
  .object({
    caseId: idSchema.meta({ description: 'The id of the case, never its number' }),
    body: text('Enter a message', { min: 0 }).meta({ description: 'May be empty when there are attachments' }),
    attachments: z
      .array(idSchema, 'Send the documents’ ids')
      .max(ATTACHMENTS_MAX, `Send at most ${ATTACHMENTS_MAX} files with one message`)
      .default([]),
    clientKey: z
      .uuid('Send a key for this message')
      .meta({ description: 'A UUID you choose. Sending it again sends nothing more' }),
    kind: writtenKindSchema
      .default('message')
      .meta({ description: 'Notes are visible to brokers and administrators only' }),
    seenSeq: seqSchema.optional().meta({
      description:
        'The newest message the author has seen. If someone else has written a later one, the answer is CONFLICT about `seenSeq`.',
    }),
  })
  .refine(({ body, attachments }) => body !== '' || attachments.length > 0, {
    path: ['body'],
    ...byRule('required', 'Enter a message'),
  });
export type SendMessageInput = z.infer<typeof sendMessageInputSchema>;

export const markReadInputSchema = z.object({
  caseId: idSchema.meta({ description: 'The id of the case, never its number' }),
  seq: seqSchema.meta({ description: 'The `seq` of the last message that was read' }),
});
export const readReceiptSchema = z.object({ readSeq: z.int() });

/** The typing indicator. Sent at most every few seconds; it expires automatically. */
export const writingInputSchema = z.object({ caseId: idSchema, kind: writtenKindSchema });
export type WritingInput = z.infer<typeof writingInputSchema>;
export const writingReceiptSchema = z.object({ caseId: z.uuid() });

/** Someone else who is typing right now. */
export const writerSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  role: z.string(),
  kind: writtenKindSchema,
  /** When they last typed: a later time means they are still typing. */
  at: dateTimeSchema,
});
export type Writer = z.infer<typeof writerSchema>;
