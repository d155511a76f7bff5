/** Amounts as brokers type them, and the integer cents they are kept in. */

const AMOUNT = /^(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Cents of a typed amount: `$1,234.5` is 123450. Nothing typed is `null`; what is not an amount is `NaN`, which the schema
 * refuses with its own sentence.
 */
export function centsFromText(typed: string): number | null {
  const bare = typed.replace(/[$,\s]/g, '');
  if (bare === '') return null;
  const [, dollars, cents = ''] = AMOUNT.exec(bare) ?? [];
  // Whole numbers throughout: 1234.56 * 100 is not an integer in floating point.
  return dollars === undefined ? Number.NaN : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
