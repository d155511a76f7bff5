import type { LineOfInsurance } from '../line.ts';

export const groupBenefitsLine: LineOfInsurance = {
  label: 'Group benefits',
  inSentence: 'group benefits',
  contactLabel: 'Group Benefits',
  icon: 'team',
  description: 'Health, dental and other benefits for your employees.',
  quoteLabel: 'Get a benefits quote',
  licence: 'ACCIDENT_SICKNESS',
  questions: async () => (await import('./questions.ts')).groupBenefitsDefinition,
};
