/** Options side by side: the same coverage in one row, however each insurer spells it. */

import type { QuoteOption } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { coverageKey, coverageOrder, findStandardCoverage } from '#shared/lines/coverages/rows.ts';
import type { Coverage, PremiumTerm } from '#shared/lines/coverages/schema.ts';

export interface ComparedCoverage {
  key: string;
  /** The name in the line of insurance; a broker's own name is spelled as in the first option that has it. */
  name: string;
  /** One per option, in their order; null where an option does not mention it. */
  cells: (Coverage | null)[];
  /** Not the same in every option. */
  differs: boolean;
}

function sameTerms(a: Coverage | null, b: Coverage | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.limitCents === b.limitCents &&
    a.deductibleCents === b.deductibleCents &&
    coverageKey(a.note ?? '') === coverageKey(b.note ?? '')
  );
}

/** An option's coverages by key; one that occurs twice in an option keeps both, as separate rows. */
function keyed({ coverages }: QuoteOption, type: CaseType): Map<string, Coverage> {
  const byKey = new Map<string, Coverage>();
  for (const coverage of coverages) {
    const base = findStandardCoverage(type, coverage.name)?.code ?? coverageKey(coverage.name);
    let key = base;
    for (let twin = 2; byKey.has(key); twin += 1) key = `${base} ${twin}`;
    byKey.set(key, coverage);
  }
  return byKey;
}

/** Every coverage of every option: the line's own in its order, then the broker's own names as they appear. */
export function compareCoverages(options: readonly QuoteOption[], type: CaseType): ComparedCoverage[] {
  const columns = options.map((option) => keyed(option, type));
  const keys = new Set(columns.flatMap((column) => [...column.keys()]));
  const rows = [...keys].map((key) => {
    const cells = columns.map((column) => column.get(key) ?? null);
    const written = cells.find((cell) => cell !== null)?.name ?? key;
    const found = findStandardCoverage(type, written);
    // The second of two in one option keeps its own name, next to the row it would have been in.
    const standard = found?.code === key ? found : null;
    return {
      key,
      name: standard?.name ?? written,
      cells,
      differs: cells.some((cell) => !sameTerms(cell, cells[0] ?? null)),
      order: coverageOrder(type, found?.code ?? null),
    };
  });
  return rows.sort((a, b) => a.order - b.order).map(({ order: _, ...row }) => row);
}

/** How often a premium is paid, after the amount. */
export const termWords: Readonly<Record<PremiumTerm, string>> = {
  annual: 'a year',
  semiannual: 'every six months',
  monthly: 'a month',
};

const paymentsPerYear: Readonly<Record<PremiumTerm, number>> = { annual: 1, semiannual: 2, monthly: 12 };

/** The payments of twelve months, in cents: makes options with different terms comparable. */
export function yearlyCents({ premiumCents, term }: Pick<QuoteOption, 'premiumCents' | 'term'>): number {
  return premiumCents * paymentsPerYear[term];
}
