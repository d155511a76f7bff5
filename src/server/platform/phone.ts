import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A North American number in its usual format: it needs no parsing, and the library is slow. */
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?(?:\(([2-9]\d\d)\) ?|([2-9]\d\d)[ .-]?)([2-9]\d\d)[ .-]?(\d{4})$/;

/** The number in E.164, or null when it is not a phone number; what was typed is stored next to it (spec decision 21). */
export function toE164(phone: string): string | null {
  const plain = NORTH_AMERICAN.exec(phone);
  if (plain) return `+1${plain[1] ?? plain[2]}${plain[3]}${plain[4]}`;
  const parsed = parsePhoneNumberFromString(phone, 'CA');
  return parsed?.isPossible() ? parsed.number : null;
}
