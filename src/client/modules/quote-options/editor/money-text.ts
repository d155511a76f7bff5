/** Amounts as brokers type them, and the integer cents they are stored as. */

const AMOUNT = /^(\d+)(?:\.(\d{1,2}))?$/;

/**
 * The cents of a typed amount: `$1,234.5` is 123450. An empty field is `null`; text that is not an amount is `NaN`, which the
 * schema rejects with its own message.
 */
export function centsFromText(typed: string): number | null {
  const bare = typed.replace(/[$,\s]/g, '');
  if (bare === '') return null;
  const [, dollars, cents = ''] = AMOUNT.exec(bare) ?? [];
  // Integers throughout: 1234.56 * 100 is not an integer in floating point.
  return dollars === undefined ? Number.NaN : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
