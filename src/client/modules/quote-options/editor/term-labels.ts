import type { PremiumTerm } from '#shared/lines/coverages/schema.ts';

/** How often a premium is paid. */
export const termLabels: Readonly<Record<PremiumTerm, string>> = {
  annual: 'Once a year',
  semiannual: 'Every six months',
  monthly: 'Every month',
};
