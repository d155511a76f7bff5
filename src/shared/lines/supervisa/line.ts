import type { LineOfInsurance } from '../line.ts';

export const supervisaLine: LineOfInsurance = {
  label: 'Super Visa insurance',
  inSentence: 'Super Visa insurance',
  contactLabel: 'Super Visa Insurance',
  icon: 'family',
  description: 'Medical insurance for parents and grandparents visiting on a Super Visa.',
  quoteLabel: 'Get a Super Visa quote',
  licence: 'ACCIDENT_SICKNESS',
  questions: async () => (await import('./questions.ts')).supervisaDefinition,
};
