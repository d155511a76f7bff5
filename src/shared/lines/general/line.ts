import type { LineOfInsurance } from '../line.ts';

export const generalLine: LineOfInsurance = {
  label: 'Something else',
  inSentence: 'insurance',
  icon: 'question',
  description: 'You’re not sure what you need, or nothing else fits.',
  licence: null,
  questions: async () => (await import('./questions.ts')).generalDefinition,
};
