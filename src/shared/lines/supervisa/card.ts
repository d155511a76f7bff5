import type { LineCard } from '../line.ts';

export const supervisaCard: LineCard = [
  { label: 'Visitors', each: 'visitors', facts: [{ ask: 'birthDate', as: 'born {}' }] },
  {
    label: 'Visit',
    facts: [
      'relationship',
      { ask: 'country', as: 'from {}' },
      { ask: 'months', as: 'for {}' },
      { ask: 'alreadyHere', as: 'in Canada already: {}' },
      { ask: 'insuredNow', as: 'visitor insurance: {}' },
      { ask: 'sideTrips', as: 'side trips: {}' },
      { ask: 'applicationStage', as: 'visa: {}' },
      { ask: 'postalCode', as: 'staying at {}' },
    ],
  },
  {
    label: 'Health',
    facts: [
      { ask: 'conditionsWanted', as: 'include conditions: {}' },
      { ask: 'stable', as: 'stable: {}' },
      { ask: 'medicationChange', as: 'medication changed: {}' },
      { ask: 'awaiting', as: 'awaiting care: {}' },
      { ask: 'dailyHelp', as: 'daily help: {}' },
    ],
  },
  {
    label: 'Dates',
    facts: [
      { ask: 'arrival', as: 'arrives {}' },
      { ask: 'arrivedOn', as: 'arrived {}' },
    ],
  },
  {
    label: 'Wishes',
    facts: [
      { ask: 'coverage', as: 'coverage {}' },
      { ask: 'deductible', as: 'deductible {}' },
      { ask: 'payment', as: 'paid {}' },
      { ask: 'refund', as: 'refunds: {}' },
    ],
  },
];
