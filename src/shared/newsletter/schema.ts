/** The newsletter sign-up. The list is double opt-in: an address is only pending until its owner confirms by email. */
import { z } from 'zod';
import { email } from '#shared/platform/fields.ts';

/** Topics a subscriber can choose. Choosing none means all. */
export const newsletterTopics = {
  rules: 'Changing rules: Care-First, rates, visas',
  home: 'Homes and weather: hail, water, wildfire',
  vehicles: 'Cars, winter and driving',
  business: 'Business and employees',
  newcomers: 'New to Alberta, visitors and travel',
} as const;
export type NewsletterTopic = keyof typeof newsletterTopics;
const topicSchema = z.enum(
  Object.keys(newsletterTopics) as [NewsletterTopic, ...NewsletterTopic[]],
  'Choose from the topics listed',
);

export const subscribeInputSchema = z.object({
  email: email('Please enter a valid email address'),
  topics: z
    .array(topicSchema, 'Send a list of topics')
    .max(Object.keys(newsletterTopics).length, 'Choose each topic only once')
    .optional()
    .meta({ description: 'The topics to subscribe to. All if omitted' }),
});
export type SubscribeInput = z.infer<typeof subscribeInputSchema>;

/** The server's message for an address already on the list (status 409). */
export const ALREADY_SUBSCRIBED = 'This email is already subscribed to our newsletter.';

/** What a visitor agrees to by pressing the button; stored word for word with the sign-up (CASL). */
export const newsletterConsent = {
  purpose: 'newsletter',
  version: 2,
  text: 'I agree to receive the newsletter by email. I can unsubscribe at any time with the link in every email.',
} as const;

const newsletterTokenSchema = z
  .string('This link is incomplete')
  .min(20, 'This link is incomplete')
  .max(250, 'This link is incomplete');
export const newsletterTokenInputSchema = z.object({ token: newsletterTokenSchema });

/** The state of a sign-up after a link was used; one sentence for the person who clicked it. */
export const SIGN_UP_CONFIRMED = 'Your sign-up is confirmed.';
export const NEVER_AGAIN = 'We won’t email this address again.';
/** For someone who confirms a sign-up after asking us to stop. */
export const ASKED_TO_STOP =
  'The owner of this address asked us to stop emailing it. To get emails again, sign in and open Notifications in your account.';
export const UNSUBSCRIBED = 'You’re unsubscribed. We won’t send the newsletter to this address anymore.';
