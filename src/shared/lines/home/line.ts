import type { LineOfInsurance } from '../line.ts';

export const homeLine: LineOfInsurance = {
  label: 'Home insurance',
  inSentence: 'home insurance',
  contactLabel: 'Home Insurance',
  icon: 'home',
  description: 'A house you own, a condo unit, or your belongings in a home you rent.',
  quoteLabel: 'Get a home quote',
  licence: 'GENERAL',
  questions: async () => (await import('./questions.ts')).homeDefinition,
};
