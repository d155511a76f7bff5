import type { LineOfInsurance } from '../line.ts';

export const autoLine: LineOfInsurance = {
  label: 'Auto insurance',
  inSentence: 'auto insurance',
  contactLabel: 'Auto Insurance',
  icon: 'car',
  description: 'Cars, trucks and vans you drive for yourself, your family or your work.',
  quoteLabel: 'Get an auto quote',
  licence: 'GENERAL',
  questions: async () => (await import('./questions.ts')).autoDefinition,
};
