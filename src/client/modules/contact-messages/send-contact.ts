/** What the contact form needs once it is used: the schema and the call. Imported when a visitor approaches the form. */
import { api, toApiError } from '#client/lib/api.ts';
import { type SubmitContactInput, submitContactInputSchema } from '#shared/contact-messages/schema.ts';
import { type Issue, issuesFrom } from '#shared/platform/errors.ts';

type Checked = { data: SubmitContactInput; issues?: undefined } | { data?: undefined; issues: Issue[] };

/** The validated fields, or their errors. */
export function checkContact(values: Record<string, unknown>): Checked {
  const parsed = submitContactInputSchema.safeParse(values);
  return parsed.success ? { data: parsed.data } : { issues: issuesFrom(parsed.error) };
}

/** @throws ApiError with the server's message. */
export async function sendContact(input: SubmitContactInput): Promise<void> {
  try {
    await api.contact.submit.mutate(input);
  } catch (error) {
    throw toApiError(error);
  }
}
