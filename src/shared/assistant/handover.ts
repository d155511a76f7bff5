/** Escalation from the chat to a person: exactly what the visitor saw and sent becomes a case. */
import { z } from 'zod';
import { shownScreenSchema } from '#shared/consents/screen.ts';
import { requiredConsentsSchema } from '#shared/consents/wordings.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { dateTimeSchema, email, idSchema, line, phone, text } from '#shared/platform/fields.ts';
import { redactedKindSchema } from '#shared/platform/personal-data/schema.ts';
import { CHAT_MESSAGE_MAX } from './schema.ts';

/** A longer conversation is cut to its latest turns. */
export const HANDOVER_TURNS_MAX = 40;

export const handOverInputSchema = z.object({
  key: idSchema.meta({ description: 'Made by the caller: sending again makes one case' }),
  name: line('Name must be at least 2 characters', { min: 2, max: 120 }),
  email: email('Please enter a valid email address'),
  phone: phone('Please enter a valid phone number'),
  type: caseTypeSchema,
  /** The slug of the community, `fort-mcmurray`; absent elsewhere in Alberta. */
  community: z
    .string('Choose a location')
    .regex(/^[a-z][a-z-]{1,39}$/, 'Choose a location')
    .optional(),
  summary: text('Describe what it’s about in at least 10 characters', { min: 10, max: 2_000 }),
  transcript: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant'], 'Role must be “user” or “assistant”'),
        content: text('Enter a message', { max: CHAT_MESSAGE_MAX }),
      }),
      'Send the transcript as a list',
    )
    .max(HANDOVER_TURNS_MAX, `Send at most ${HANDOVER_TURNS_MAX} messages`),
  consents: requiredConsentsSchema,
  shown: shownScreenSchema.optional(),
});
export type HandOverInput = z.infer<typeof handOverInputSchema>;

export const handOverReceiptSchema = z.object({
  number: z.string(),
  title: z.string(),
  submittedAt: dateTimeSchema,
  email: z.string(),
  firstReplyByText: z.string(),
  /** By when a broker accepts the request and replies, as one sentence. */
  promise: z.string(),
  /** Measured first reply times of the last 90 days; null when there are fewer than 30. */
  measured: z.string().nullable(),
  /** Open now; if not, `opensAtText` says when it opens. */
  isOpen: z.boolean(),
  opensAtText: z.string(),
  /** What was replaced by a word in brackets before anything was stored. */
  takenOut: z.array(redactedKindSchema),
});
export type HandOverReceipt = z.infer<typeof handOverReceiptSchema>;
