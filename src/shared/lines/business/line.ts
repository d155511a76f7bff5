import type { LineOfInsurance } from '../line.ts';

export const businessLine: LineOfInsurance = {
  label: 'Business insurance',
  inSentence: 'business insurance',
  contactLabel: 'Business Insurance',
  icon: 'briefcase',
  description: 'Liability, property and other needs of a company or a self-employed person.',
  quoteLabel: 'Ask for a business quote',
  licence: 'GENERAL',
  questions: async () => (await import('./questions.ts')).businessDefinition,
};
