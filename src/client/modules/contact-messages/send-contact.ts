/** What the contact form needs once somebody uses it: the schema and the call. Imported when the form is approached. */
import { api, toApiError } from '#client/lib/api.ts';
import { type SubmitContactInput, submitContactInputSchema } from '#shared/contact-messages/schema.ts';
import { type Issue, issuesFrom } from '#shared/platform/errors.ts';

type Checked = { data: SubmitContactInput; issues?: undefined } | { data?: undefined; issues: Issue[] };

/** The fields as they will be sent, or what is wrong with them. */
export function checkContact(values: Record<string, unknown>): Checked {
  const parsed = submitContactInputSchema.safeParse(values);
  return parsed.success ? { data: parsed.data } : { issues: issuesFrom(parsed.error) };
}

/** @throws ApiError with the sentence of the server. */
export async function sendContact(input: SubmitContactInput): Promise<void> {
  try {
    await api.contact.submit.mutate(input);
  } catch (error) {
    throw toApiError(error);
  }
}
