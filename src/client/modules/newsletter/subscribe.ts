/** What the newsletter form needs once it is used. Imported when a visitor approaches the form. */
import { api, toApiError } from '#client/lib/api.ts';
import { subscribeInputSchema } from '#shared/newsletter/schema.ts';

/** The error in the address, if any. */
export function checkEmail(email: unknown): string | undefined {
  return subscribeInputSchema.safeParse({ email }).error?.issues[0]?.message;
}

/** @throws ApiError, with status 409 for an address that is already on the list. */
export async function subscribe(email: string, topics: string[]): Promise<void> {
  try {
    await api.newsletter.subscribe.mutate(subscribeInputSchema.parse({ email: email.trim(), topics }));
  } catch (error) {
    throw toApiError(error);
  }
}
