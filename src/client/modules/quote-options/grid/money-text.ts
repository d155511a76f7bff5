/** Amounts as brokers type them, and the integer cents they are stored as. */

const AMOUNT = /^(\d+)(?:\.(\d{1,2}))?$/;
const SHORT = /^(\d+(?:\.\d{1,3})?)(k|m|mil|million)$/i;

/**
 * The cents of a typed amount: `$1,234.5` is 123450, `2M` is 200000000. An empty field is `null`; text that is not an amount is `NaN`,
 * which the schema rejects with its own message.
 */
export function centsFromText(typed: string): number | null {
  const bare = typed.replace(/[$,\s]/g, '');
  if (bare === '') return null;
  const [, short, unit = ''] = SHORT.exec(bare) ?? [];
  if (short !== undefined) return Math.round(Number(short) * (unit.toLowerCase() === 'k' ? 1_000 : 1_000_000)) * 100;
  const [, dollars, cents = ''] = AMOUNT.exec(bare) ?? [];
  // Integers throughout: 1234.56 * 100 is not an integer in floating point.
  return dollars === undefined ? Number.NaN : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
