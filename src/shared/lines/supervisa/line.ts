import type { LineOfInsurance } from '../line.ts';

export const supervisaLine: LineOfInsurance = {
  label: 'Super Visa insurance',
  inSentence: 'Super Visa insurance',
  contactLabel: 'Super Visa Insurance',
  icon: 'family',
  description: 'Medical insurance for parents and grandparents who visit on a Super Visa.',
  quoteLabel: 'Ask for a Super Visa quote',
  licence: 'ACCIDENT_SICKNESS',
  questions: async () => (await import('./questions.ts')).supervisaDefinition,
};
