/** Text messages about one’s requests: a number that was proven, words that were agreed to, and topics. */
import { z } from 'zod';
import { textTopicSchema } from '#shared/notifications/texts/schema.ts';
import { dateTimeSchema } from '#shared/platform/fields.ts';

/** What somebody agrees to with the box; recorded word for word with the number. */
export const textConsent = {
  purpose: 'text_messages',
  version: 1,
  text: 'Text me at this number when there is news about my requests. Message and data rates may apply. I can reply STOP, or turn texts off here, at any time.',
} as const;

export const textMessagesSchema = z.object({
  /** Null where this installation sends no texts: then there is nothing to choose. */
  state: z.enum(['none', 'code_sent', 'on', 'stopped']).nullable(),
  phone: z.string().nullable(),
  stoppedAt: dateTimeSchema.nullable(),
  topics: z.array(z.object({ topic: textTopicSchema, label: z.string(), on: z.boolean() })),
});
export type TextMessages = z.infer<typeof textMessagesSchema>;

const PHONE_SAYS = 'Enter a mobile number in Canada or the U.S., such as 403-555-0142';

export const sendTextCodeInputSchema = z.object({
  phone: z.string(PHONE_SAYS).trim().min(10, PHONE_SAYS).max(30, PHONE_SAYS),
  agreed: z.literal(true, 'Tick the box to get texts'),
});
export type SendTextCodeInput = z.infer<typeof sendTextCodeInputSchema>;

const CODE_SAYS = 'Enter the 6 digits from the text message';
export const confirmTextCodeInputSchema = z.object({
  code: z
    .string(CODE_SAYS)
    .transform((text) => text.replaceAll(/\D/g, ''))
    .pipe(z.string().length(6, CODE_SAYS)),
});

export const setTextTopicInputSchema = z.object({ topic: textTopicSchema, on: z.boolean('Send true or false') });
export type SetTextTopicInput = z.infer<typeof setTextTopicInputSchema>;
