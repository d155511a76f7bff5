import type { LineOfInsurance } from '../line.ts';

export const specialtyLine: LineOfInsurance = {
  label: 'Specialty insurance',
  inSentence: 'specialty insurance',
  contactLabel: 'Specialty Coverage',
  icon: 'boat',
  description: 'Motorcycles, RVs, boats, collections, events and more.',
  quoteLabel: 'Get a specialty quote',
  licence: 'GENERAL',
  questions: async () => (await import('./questions.ts')).specialtyDefinition,
};
