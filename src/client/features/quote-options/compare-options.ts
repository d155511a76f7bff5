/** Options side by side: the same coverage in one row, whatever way each insurer spells it. */
import type { Coverage, PremiumTerm } from '#shared/cases/option-schema.ts';
import type { QuoteOption } from '#shared/cases/views.ts';

export interface ComparedCoverage {
  key: string;
  /** As the first option that has it spells it. */
  name: string;
  /** One per option, in their order; null where an option does not have it. */
  cells: (Coverage | null)[];
  /** Not the same in every option. */
  differs: boolean;
}

/** Two spellings of one coverage have one key: `Third-party liability` and `third party  Liability`. */
export function coverageKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function sameTerms(a: Coverage | null, b: Coverage | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.limitCents === b.limitCents &&
    a.deductibleCents === b.deductibleCents &&
    coverageKey(a.note ?? '') === coverageKey(b.note ?? '')
  );
}

/** The coverages of an option by key; a name that comes twice in one option keeps both, as rows of their own. */
function keyed({ coverages }: QuoteOption): Map<string, Coverage> {
  const byKey = new Map<string, Coverage>();
  for (const coverage of coverages) {
    const base = coverageKey(coverage.name);
    let key = base;
    for (let twin = 2; byKey.has(key); twin += 1) key = `${base} ${twin}`;
    byKey.set(key, coverage);
  }
  return byKey;
}

/** Every coverage of every option, in the order in which they appear. */
export function compareCoverages(options: readonly QuoteOption[]): ComparedCoverage[] {
  const columns = options.map(keyed);
  const keys = new Set(columns.flatMap((column) => [...column.keys()]));
  return [...keys].map((key) => {
    const cells = columns.map((column) => column.get(key) ?? null);
    return {
      key,
      name: cells.find((cell) => cell !== null)?.name ?? key,
      cells,
      differs: cells.some((cell) => !sameTerms(cell, cells[0] ?? null)),
    };
  });
}

/** How often a premium is paid, behind the amount. */
export const termWords: Readonly<Record<PremiumTerm, string>> = {
  annual: 'a year',
  semiannual: 'every six months',
  monthly: 'a month',
};

const paymentsPerYear: Readonly<Record<PremiumTerm, number>> = { annual: 1, semiannual: 2, monthly: 12 };

/** All payments of twelve months, in cents: what makes options with different terms comparable. */
export function yearlyCents({ premiumCents, term }: Pick<QuoteOption, 'premiumCents' | 'term'>): number {
  return premiumCents * paymentsPerYear[term];
}
