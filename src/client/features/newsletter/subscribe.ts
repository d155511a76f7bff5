/** What the newsletter form needs once somebody uses it. Imported when the form is approached. */
import { api, toApiError } from '#client/lib/api.ts';
import { subscribeInputSchema } from '#shared/newsletter/schema.ts';

/** What is wrong with the address, if anything. */
export function checkEmail(email: unknown): string | undefined {
  return subscribeInputSchema.safeParse({ email }).error?.issues[0]?.message;
}

/** @throws ApiError, with status 409 for an address that is on the list. */
export async function subscribe(email: string): Promise<void> {
  try {
    await api.newsletter.subscribe.mutate({ email: email.trim() });
  } catch (error) {
    throw toApiError(error);
  }
}

/** Confirms the address of the mail this token came with. Answers the server's sentence. @throws ApiError */
export async function confirmAddress(token: string): Promise<string> {
  try {
    return (await api.newsletter.confirm.mutate({ token })).message;
  } catch (error) {
    throw toApiError(error);
  }
}
