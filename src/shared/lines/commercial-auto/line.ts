import type { LineOfInsurance } from '../line.ts';

export const commercialAutoLine: LineOfInsurance = {
  label: 'Commercial auto insurance',
  inSentence: 'commercial auto insurance',
  contactLabel: 'Commercial Auto Insurance',
  icon: 'truck',
  description: 'Vehicles that work: delivery vans, trucks, trailers and fleets.',
  quoteLabel: 'Get a commercial auto quote',
  licence: 'GENERAL',
  questions: async () => (await import('./questions.ts')).commercialAutoDefinition,
};
