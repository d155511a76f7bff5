import type { LineOfInsurance } from '../line.ts';

export const travelLine: LineOfInsurance = {
  label: 'Travel insurance',
  inSentence: 'travel insurance',
  contactLabel: 'Travel Insurance',
  icon: 'plane',
  description: 'Medical and trip insurance for when you’re away from home.',
  quoteLabel: 'Get a travel quote',
  licence: 'ACCIDENT_SICKNESS',
  questions: async () => (await import('./questions.ts')).travelDefinition,
};
