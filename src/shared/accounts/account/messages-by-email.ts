/** Whether emails contain what a broker or client wrote: only for those who chose it. */
import { z } from 'zod';

/** What somebody agrees to with the switch; recorded word for word. */
export const messagesByEmailConsent = {
  purpose: 'messages_by_email',
  version: 1,
  text: 'Emails about my requests contain the text of new messages and questions. My email provider, and anyone who can open my mailbox, can read it. I can turn this off at any time.',
} as const;

export const messagesByEmailSchema = z.object({
  on: z.boolean(),
  /** Emails can be answered: without that, their text only saves opening the portal. */
  canReply: z.boolean(),
});
export type MessagesByEmail = z.infer<typeof messagesByEmailSchema>;

export const setMessagesByEmailInputSchema = z.object({ on: z.boolean('Send true or false') });
