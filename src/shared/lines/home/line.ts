import type { LineOfInsurance } from '../line.ts';

export const homeLine: LineOfInsurance = {
  label: 'Home insurance',
  inSentence: 'home insurance',
  contactLabel: 'Home Insurance',
  icon: 'home',
  description: 'A house, a condo unit, your belongings in a home you rent, a rental property or a cabin.',
  quoteLabel: 'Get a home quote',
  licence: 'GENERAL',
  questions: async () => (await import('./questions.ts')).homeDefinition,
};
