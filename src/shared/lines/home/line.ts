import type { LineOfInsurance } from '../line.ts';

export const homeLine: LineOfInsurance = {
  label: 'Home insurance',
  inSentence: 'home insurance',
  contactLabel: 'Home Insurance',
  icon: 'home',
  description: 'A house you own, a condo unit, or the things in a home you rent.',
  quoteLabel: 'Ask for a home quote',
  licence: 'GENERAL',
  questions: async () => (await import('./questions.ts')).homeDefinition,
};
