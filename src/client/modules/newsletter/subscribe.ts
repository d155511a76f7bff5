/** What the newsletter form needs once somebody uses it. Imported when the form is approached. */
import { api, toApiError } from '#client/lib/api.ts';
import { subscribeInputSchema } from '#shared/newsletter/schema.ts';

/** What is wrong with the address, if anything. */
export function checkEmail(email: unknown): string | undefined {
  return subscribeInputSchema.safeParse({ email }).error?.issues[0]?.message;
}

/** @throws ApiError, with status 409 for an address that is on the list. */
export async function subscribe(email: string, topics: string[]): Promise<void> {
  try {
    await api.newsletter.subscribe.mutate(subscribeInputSchema.parse({ email: email.trim(), topics }));
  } catch (error) {
    throw toApiError(error);
  }
}
