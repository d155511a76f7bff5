import type { LineOfInsurance } from '../line.ts';

export const generalLine: LineOfInsurance = {
  label: 'Something else',
  inSentence: 'insurance',
  icon: 'question',
  description: 'Not sure what you need, or it fits none of the others.',
  licence: null,
  questions: async () => (await import('./questions.ts')).generalDefinition,
};
