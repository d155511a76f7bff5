/** The chat widget's call (spec §7), and the same answer as a stream. */
import { z } from 'zod';
import { idSchema, line, text } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { redactionSchema } from '#shared/platform/personal-data/schema.ts';
import { CHAT_HISTORY_SENT } from './texts.ts';

/** The history and the new message. */
export const CHAT_MESSAGES_MAX = CHAT_HISTORY_SENT + 1;
/** Maximum length of a message from either side. */
export const CHAT_MESSAGE_MAX = 4_000;

export const chatRoleSchema = z.enum(['system', 'user', 'assistant'], 'Role must be “system”, “user” or “assistant”');

const chatMessageSchema = z.object({
  role: chatRoleSchema,
  content: text('Enter a message', { max: CHAT_MESSAGE_MAX }),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatInputSchema = z.object({
  messages: z
    .array(chatMessageSchema, 'Send a list of messages')
    .min(1, 'Enter a message')
    .max(CHAT_MESSAGES_MAX, `Send at most ${CHAT_MESSAGES_MAX} messages`)
    .refine(
      (messages) => messages.at(-1)?.role === 'user',
      byRule('out_of_order', 'The last message must have the role “user”'),
    )
    .meta({ description: 'At most the last 10 messages from the user and assistant, plus the user’s new one' }),
  caseInfo: z.object(
    {
      title: line('Send the conversation’s id'),
      type: line('Send the type'),
      status: line('Send the status'),
      stage: line('Send the stage'),
      currentPage: line('Send the current page'),
    },
    'Send the place where the conversation is happening',
  ),
  conversationId: idSchema
    .optional()
    .meta({ description: 'Chosen by the caller. Groups the turns of one conversation' }),
  saidHere: z.int('Send the number of messages').min(0, 'Send the number of messages').optional().meta({
    description:
      'How many of the earlier messages were sent on the current page. All if omitted. With 0, “what does it leave out” refers to the page',
  }),
  handedOver: idSchema.optional().meta({
    description:
      'The key of the hand-over that this conversation led to. Once a person has replied there, the assistant leaves the answer to them',
  }),
  external: z.boolean('Send true or false').optional().meta({
    description:
      'If false, the answer is generated on this server and nothing is sent to the AI provider. Default: true',
  }),
});
export type ChatInput = z.infer<typeof chatInputSchema>;

/** Who wrote the words: the AI provider, the built-in assistant, or a fixed sentence of the product. */
export const chatModeSchema = z.enum(['provider', 'embedded', 'fixed']);
export type ChatMode = z.infer<typeof chatModeSchema>;

/** The outcome of a question. */
export const chatVerdictSchema = z.enum([
  /** From the pages of the site, with sources. */
  'answered',
  /** The pages do not answer it well enough. */
  'abstained',
  /** The question asks for something an assistant must not do; sources may be shown with the refusal. */
  'limited',
  /** Someone is in danger, or has had a loss. */
  'emergency',
  /** The visitor asks for a person. */
  'person',
  /** A greeting, thanks, a question about the assistant, or a short question back with choices. */
  'courtesy',
  /** The answer as written broke a rule and was not shown. */
  'blocked',
  /** No answer was received. */
  'failed',
]);
export type ChatVerdict = z.infer<typeof chatVerdictSchema>;

/** A passage the server supplied for this answer. The answer cites it as `[n]`; only numbers in this list are ever shown. */
export const chatSourceSchema = z.object({
  n: z.int().meta({ description: 'The number in brackets in the answer' }),
  title: z.string(),
  heading: z.string(),
  path: z.string().meta({ description: 'From the root of the site, with the anchor' }),
});
export type ChatSource = z.infer<typeof chatSourceSchema>;

/** How retrieval scored a passage, for debugging. */
export const chatPassageSchema = z.object({
  n: z.int().nullable().meta({ description: 'Its source number; null if it wasn’t used for the answer' }),
  id: z.string(),
  title: z.string(),
  heading: z.string(),
  excerpt: z.string(),
  score: z.number(),
  /** The share of the question's words that it contains, 0 to 1. */
  coverage: z.number(),
});
export type ChatPassage = z.infer<typeof chatPassageSchema>;

export const chatChoiceSchema = z
  .object({
    label: z.string().meta({ description: 'The words on the button', examples: ['Auto quote'] }),
    asks: z.string().optional().meta({ description: 'The message that pressing it sends' }),
    path: z.string().optional().meta({ description: 'The page that pressing it opens, from the root of the site' }),
  })
  .meta({ id: 'ChatChoice', description: 'A way to go on after an answer: either `asks` or `path` is there' });
export type ChatChoice = z.infer<typeof chatChoiceSchema>;

export const chatActionNameSchema = z.enum(['quote', 'call', 'requests', 'upload']);
export type ChatActionName = z.infer<typeof chatActionNameSchema>;

export const chatActionSchema = z
  .object({
    action: chatActionNameSchema.meta({
      description:
        '`quote` opens the quote form with what was said, `call` asks for a call back, `requests` shows the visitor’s requests, `upload` takes a document for one. New ones may be added',
    }),
    label: z.string().meta({ description: 'The words on the button', examples: ['Start my quote'] }),
    path: z.string().meta({ description: 'The page for it, from the root of the site' }),
  })
  .meta({ id: 'ChatAction', description: 'Something the visitor asked for that this site can do' });
export type ChatAction = z.infer<typeof chatActionSchema>;

export const replySchema = z.object({
  answerId: z.uuid().optional().meta({
    description: 'To send with feedback on this answer. Missing where visitors aren’t asked whether it helped',
  }),
  response: z.string(),
  sources: z.array(chatSourceSchema).meta({ description: 'The sources that the answer cites' }),
  verdict: chatVerdictSchema,
  mode: chatModeSchema,
  offersPerson: z.boolean().meta({ description: 'Whether to offer to send the question to a person' }),
  choices: z.array(chatChoiceSchema).meta({ description: 'Ways to go on, in order; at most four' }),
  actions: z.array(chatActionSchema).meta({ description: 'What the question asks to do, in order; at most two' }),
  redaction: redactionSchema,
});

export type ChatReply = z.infer<typeof replySchema>;

export const chatAnswerSchema = z.object({
  success: z.boolean(),
  data: replySchema.optional(),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

/** The events of a streamed answer. `end` is the last one. */
export const chatEventSchema = z.discriminatedUnion('type', [
  /** Sent first: the question as stored, and the passages found for it. */
  z.object({
    type: z.literal('begin'),
    redaction: redactionSchema,
    mode: chatModeSchema,
    passages: z.array(chatPassageSchema),
  }),
  /** The next words; already checked. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** Replaces everything shown so far: what would have followed broke a rule. */
  z.object({ type: z.literal('replace'), text: z.string() }),
  z.object({ type: z.literal('end'), answer: chatAnswerSchema }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

/** What a visitor sees before the first question. */
export const chatAboutSchema = z.object({
  /** The name shown in "Powered by …". */
  provider: z.string(),
  /** True: questions leave this server. */
  external: z.boolean(),
  outsideCanada: z.boolean(),
  /** Whether a person is available: now, or from when on, in words. */
  isOpen: z.boolean(),
  opensAtText: z.string(),
});
export type ChatAbout = z.infer<typeof chatAboutSchema>;
