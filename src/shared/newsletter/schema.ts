/** The newsletter sign-up. The list is double opt-in: an address is only pending until its owner confirms by mail. */
import { z } from 'zod';
import { email } from '#shared/fields.ts';

export const subscribeInputSchema = z.object({
  email: email('Please enter a valid email address'),
});
export type SubscribeInput = z.infer<typeof subscribeInputSchema>;

/** The server's sentence for an address already on the list (status 409). */
export const ALREADY_SUBSCRIBED = 'This email is already subscribed to our newsletter.';

/** What a visitor agrees to by pressing the button; stored word for word with the sign-up (CASL). */
export const newsletterConsent = {
  purpose: 'newsletter',
  version: 1,
  text: 'I agree to receive the newsletter by e-mail. I can unsubscribe at any time with the link in every mail.',
} as const;

export const messageAnswerSchema = z.object({ message: z.string() });

const newsletterTokenSchema = z
  .string('This link is not complete')
  .min(20, 'This link is not complete')
  .max(200, 'This link is not complete');
export const newsletterTokenInputSchema = z.object({ token: newsletterTokenSchema });
