import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The number in E.164, or null when it is not a telephone number; what was typed is stored beside it (decision 21). */
export function toE164(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, 'CA');
  return parsed?.isPossible() ? parsed.number : null;
}
