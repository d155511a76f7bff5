import type { LineCard } from '../line.ts';

export const generalCard: LineCard = [
  { label: 'Need', facts: ['forWhom', 'need', { ask: 'postalCode', as: 'at {}' }] },
  {
    label: 'Insurance today',
    facts: [
      { ask: 'currentlyInsured', as: 'insured now: {}' },
      { ask: 'lossHappened', as: 'already happened: {}' },
    ],
  },
  { label: 'Dates', facts: ['startWhen', 'startDate'] },
];
