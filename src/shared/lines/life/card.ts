import type { LineCard } from '../line.ts';

export const lifeCard: LineCard = [
  {
    label: 'Insured',
    facts: [
      'insuredWho',
      { ask: 'birthDate', as: 'born {}' },
      'sexAtBirth',
      { ask: 'nicotine', as: 'nicotine: {}' },
      { ask: 'partnerBirthDate', as: 'partner born {}' },
      { ask: 'postalCode', as: 'at {}' },
    ],
  },
  {
    label: 'Work and travel',
    facts: [
      'employment',
      'occupation',
      { ask: 'income', as: 'income {}' },
      { ask: 'sports', as: 'sports: {}' },
      { ask: 'abroad', as: 'travel: {}' },
    ],
  },
  {
    label: 'Health',
    facts: [
      { ask: 'heightFeet', as: '{}' },
      { ask: 'weightPounds', as: '{}' },
      { ask: 'heart', as: 'heart: {}' },
      { ask: 'cancer', as: 'cancer: {}' },
      { ask: 'diabetes', as: 'diabetes: {}' },
      { ask: 'otherHealth', as: 'other: {}' },
      { ask: 'pendingTests', as: 'tests pending: {}' },
      { ask: 'familyHistory', as: 'family history: {}' },
    ],
  },
  {
    label: 'Insurance today',
    facts: [
      { ask: 'policiesCount', as: 'policies: {}' },
      { ask: 'replacing', as: 'replaces one: {}' },
      { ask: 'refusedLife', as: 'declined before: {}' },
    ],
  },
  { label: 'Dates', facts: ['startWhen', 'startDate'] },
  {
    label: 'Wishes',
    facts: [
      { ask: 'amount', as: 'coverage {}' },
      'term',
      { ask: 'purpose', as: 'for {}' },
      { ask: 'mortgageBalance', as: 'debt {}' },
      { ask: 'budget', as: 'budget {}' },
      'lifeExtras',
    ],
  },
];
