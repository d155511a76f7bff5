import type { LineOfInsurance } from '../line.ts';

export const lifeLine: LineOfInsurance = {
  label: 'Life insurance',
  inSentence: 'life insurance',
  contactLabel: 'Life Insurance',
  icon: 'heart',
  description: 'Money for the people who depend on you, for a set term or for life.',
  quoteLabel: 'Get a life insurance quote',
  licence: 'LIFE',
  questions: async () => (await import('./questions.ts')).lifeDefinition,
};
