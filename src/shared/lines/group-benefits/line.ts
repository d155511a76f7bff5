import type { LineOfInsurance } from '../line.ts';

export const groupBenefitsLine: LineOfInsurance = {
  label: 'Group benefits',
  inSentence: 'group benefits',
  contactLabel: 'Group Benefits',
  icon: 'team',
  description: 'Health, dental and other benefits for the people you employ.',
  quoteLabel: 'Ask for a benefits quote',
  licence: 'ACCIDENT_SICKNESS',
  questions: async () => (await import('./questions.ts')).groupBenefitsDefinition,
};
