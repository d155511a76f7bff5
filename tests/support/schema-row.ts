/** What the valid rows of the tests of the constraints are made of. */

export type Values = Record<string, unknown>;

export type TableRows = {
  rows: Values[];
  /** What another row must have of its own: its keys, and whatever there is only one of. Null where there can be no other. */
  second: Values | null;
};

export const id = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const hash = (letter: string) => letter.repeat(43);
export const hex = (letter: string) => letter.repeat(64);

export const people = { client: id(1), broker: id(2), other: id(3) };
export const cases = { first: id(11), second: id(12) };
export const at = '2026-11-02T16:00:00Z';
export const later = '2026-11-03T16:00:00Z';
export const bytes = '\\x0102';
