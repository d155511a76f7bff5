import type { RedactedKind } from './schema.ts';

/** Personal data at a position in a folded text, and its placeholder. */
export type Finding = { start: number; end: number; kind: RedactedKind; word: string };

export const redactedWords: Record<RedactedKind, string> = {
  email: '[email address]',
  phone: '[phone number]',
  card: '[card number]',
  sin: '[social insurance number]',
  licence: '[licence number]',
  vin: '[vehicle number]',
  birthdate: '[date of birth]',
  'health-number': '[health number]',
  'postal-code': '[postal code]',
  passport: '[passport number]',
  plate: '[plate number]',
  'policy-number': '[policy number]',
  'claim-number': '[claim number]',
  'street-address': '[street address]',
};

/** Every match of a pattern. A group named `it` narrows the match to that group. */
export function findAll(text: string, pattern: RegExp, kind: RedactedKind): Finding[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, it = whole] = [match[0], match.groups?.it];
    const start = match.index + whole.indexOf(it);
    return { start, end: start + it.length, kind, word: redactedWords[kind] };
  });
}
