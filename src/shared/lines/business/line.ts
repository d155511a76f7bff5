import type { LineOfInsurance } from '../line.ts';

export const businessLine: LineOfInsurance = {
  label: 'Business insurance',
  inSentence: 'business insurance',
  contactLabel: 'Business Insurance',
  icon: 'briefcase',
  description: 'Liability, property and more for companies and self-employed people.',
  quoteLabel: 'Get a business quote',
  licence: 'GENERAL',
  questions: async () => (await import('./questions.ts')).businessDefinition,
};
