import type { PremiumTerm } from '#shared/lines/coverages/schema.ts';

/** How often a premium is paid. */
export const termLabels: Readonly<Record<PremiumTerm, string>> = {
  annual: 'Yearly',
  semiannual: 'Every six months',
  monthly: 'Monthly',
};
