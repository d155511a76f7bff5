/** Building blocks for the valid rows in the tests of the constraints. */

export type Values = Record<string, unknown>;

export type TableRows = {
  rows: Values[];
  /** The values that must differ in another row: its keys, and everything unique. Null where there can be no other. */
  second: Values | null;
};

export const id = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const hash = (letter: string) => letter.repeat(43);
export const hex = (letter: string) => letter.repeat(64);

export const people = { client: id(1), broker: id(2), other: id(3) };
export const partners = { first: id(5), second: id(6) };
export const cases = { first: id(11), second: id(12) };
export const at = '2026-11-02T16:00:00Z';
export const later = '2026-11-03T16:00:00Z';
export const bytes = '\\x0102';
