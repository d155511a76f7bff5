/** Where a search matched, as the list shows it. */

import { searchTerms } from '#shared/platform/text-search/terms.ts';
import type { WorklistRow } from '#shared/queue/schema.ts';

type Contact = { contactEmail: string; contactPhone: string };

/** What the row itself does not show: the email address and the telephone number, if the search matched one of them. */
export function foundIn({ contactEmail, contactPhone }: Contact, q: string): WorklistRow['found'] {
  const terms = searchTerms(q);
  const words = terms?.kind === 'words' ? terms.words : terms?.digits ? [terms.digits] : [];
  const email = contactEmail.toLowerCase();
  const phone = contactPhone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return words.flatMap((word): WorklistRow['found'] => {
    const digits = /\p{L}/u.test(word) ? '' : word.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    if (digits.length >= 3 && (phone.startsWith(digits) || phone.endsWith(digits)))
      return [{ where: 'phone', text: contactPhone }];
    return email.startsWith(word) ? [{ where: 'email', text: contactEmail }] : [];
  });
}

/** Marks around matches: from the private use area, which no text contains. */
export const HIT_START = '\u{E000}';
export const HIT_END = '\u{E001}';

/** Splits PostgreSQL's headline into pieces and marks those that matched. */
export function snippetPieces(headline: string): { text: string; hit: boolean }[] {
  return headline
    .split(/(\u{E000}[^\u{E001}]*\u{E001})/u)
    .filter(Boolean)
    .map((piece) => ({
      text: piece.replace(/[\u{E000}\u{E001}]/gu, ''),
      hit: piece.startsWith(HIT_START),
    }));
}
