/** How often one address is asked to confirm a sign-up: anyone can type it, so at most two emails in 30 days, a day apart. */
import type { NewsletterSubscriber } from '#server/platform/db/generated/prisma/client.ts';

const DAY_MS = 86_400_000;
const WINDOW_MS = 30 * DAY_MS;

type Asked = Pick<NewsletterSubscriber, 'status' | 'confirmationSentAt' | 'confirmationSentBefore'>;

/**
 * Whether an address already on the list may be sent another confirmation email.
 * @param lifted its owner has asked for emails again since it was unsubscribed
 */
export function mayAskAgain({ status, ...sent }: Asked, at: Date, { lifted }: { lifted: boolean }): boolean {
  const before = (then: Date, ms: number) => then.getTime() <= at.getTime() - ms;
  if (sent.confirmationSentBefore && !before(sent.confirmationSentBefore, WINDOW_MS)) return false;
  if (status === 'unsubscribed') return lifted;
  return status === 'pending' && before(sent.confirmationSentAt, DAY_MS);
}
