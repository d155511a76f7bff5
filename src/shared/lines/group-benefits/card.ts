import type { LineCard } from '../line.ts';

export const groupBenefitsCard: LineCard = [
  {
    label: 'Company',
    facts: [
      'businessName',
      'industry',
      { ask: 'yearsInBusiness', as: 'in business: {}' },
      { ask: 'postalCode', as: 'at {}' },
      { ask: 'wcb', as: 'WCB: {}' },
    ],
  },
  {
    label: 'People',
    facts: [
      { ask: 'employees', as: 'employees: {}' },
      { ask: 'withDependants', as: 'with dependants: {}' },
      { ask: 'familyMembers', as: 'related to the owners: {}' },
      { ask: 'partTime', as: 'under 20 hours: {}' },
      { ask: 'outsideAlberta', as: 'outside Alberta: {}' },
      { ask: 'disabilityCount', as: 'off with a disability: {}' },
      { ask: 'leaveCount', as: 'on leave: {}' },
    ],
  },
  {
    label: 'Plan today',
    facts: [
      { ask: 'currentPlan', as: 'has a plan: {}' },
      'currentInsurer',
      { ask: 'planYears', as: 'for {}' },
      { ask: 'increase', as: 'last increase {}' },
      { ask: 'largeClaims', as: 'large claims: {}' },
    ],
  },
  { label: 'Dates', facts: ['startWhen', 'startDate', { ask: 'renewalMonth', as: 'renews in {}' }] },
  {
    label: 'Wishes',
    facts: [
      'wanted',
      'level',
      { ask: 'employerShare', as: 'employer pays {}' },
      { ask: 'participation', as: 'joining: {}' },
      { ask: 'waitingPeriod', as: 'waiting period: {}' },
      { ask: 'budget', as: '{} a month per employee' },
    ],
  },
];
