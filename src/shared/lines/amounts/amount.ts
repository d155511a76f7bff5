/** An amount or a limit of the law, written once: texts and code refer to it by its name. Without zod: questionnaires load it. */

export type Amount = {
  /** The dated fact whose sources prove it. */
  readonly fact: string;
} & ({ readonly dollars: number } | { readonly years: number });

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });

/** `$200,000`, or `4 years`. */
export function amountText(value: Amount): string {
  if ('dollars' in value) return dollars.format(value.dollars);
  return value.years === 1 ? '1 year' : `${value.years} years`;
}
