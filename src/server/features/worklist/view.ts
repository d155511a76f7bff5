/** Where a search found its words, as the list shows it. */
import type { WorklistRow } from '#shared/worklist/schema.ts';
import { searchTerms } from '#shared/worklist/terms.ts';

type Contact = { contactEmail: string; contactPhone: string };

/** As it is kept for searching: a Canadian number with +1. */
function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

/** What the row itself does not show: the address and the telephone, where the words stand in one of them. */
export function foundIn({ contactEmail, contactPhone }: Contact, q: string): WorklistRow['found'] {
  const terms = searchTerms(q);
  if (terms?.kind !== 'words') return [];
  const email = contactEmail.toLowerCase();
  const phone = dialled(contactPhone);
  return terms.words.flatMap((spellings): WorklistRow['found'] => {
    if (spellings.some((word) => phone.startsWith(word))) return [{ where: 'phone', text: contactPhone }];
    return spellings.some((word) => email.startsWith(word)) ? [{ where: 'email', text: contactEmail }] : [];
  });
}

/** Marks around what was found: from the private area, where no words are. */
export const HIT_START = '\u{E000}';
export const HIT_END = '\u{E001}';

/** The headline of PostgreSQL in pieces, those that were found told from the others. */
export function snippetPieces(headline: string): { text: string; hit: boolean }[] {
  return headline
    .split(/(\u{E000}[^\u{E001}]*\u{E001})/u)
    .filter(Boolean)
    .map((piece) => ({
      text: piece.replace(/[\u{E000}\u{E001}]/gu, ''),
      hit: piece.startsWith(HIT_START),
    }));
}
