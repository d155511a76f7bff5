import type { LineCard } from '../line.ts';

export const travelCard: LineCard = [
  {
    label: 'Trip',
    facts: [
      'tripKind',
      'destination',
      'tripPurpose',
      { ask: 'sideTrips', as: 'also {}' },
      { ask: 'cruise', as: 'cruise: {}' },
      { ask: 'sports', as: 'sports: {}' },
      { ask: 'remote', as: 'remote: {}' },
      { ask: 'alreadyLeft', as: 'already left: {}' },
    ],
  },
  { label: 'Travellers', each: 'travellers', facts: ['age'] },
  {
    label: 'People',
    facts: [
      'relation',
      { ask: 'provincialPlan', as: 'provincial plan: {}' },
      { ask: 'longAway', as: 'away over 6 months: {}' },
      { ask: 'otherCoverage', as: 'has {}' },
    ],
  },
  {
    label: 'Health',
    facts: [
      { ask: 'preExisting', as: 'treated in 12 months: {}' },
      { ask: 'stable', as: 'stable: {}' },
      { ask: 'awaiting', as: 'awaiting care: {}' },
      { ask: 'conditionsWanted', as: 'include conditions: {}' },
    ],
  },
  {
    label: 'Dates',
    facts: [
      { ask: 'departure', as: 'leaves {}' },
      { ask: 'return', as: 'returns {}' },
      { ask: 'longestTrip', as: 'longest trip {}' },
      { ask: 'bookedMonth', as: 'booked {}' },
    ],
  },
  {
    label: 'Wishes',
    facts: [
      'wanted',
      { ask: 'tripCost', as: 'non-refundable {}' },
      { ask: 'baggageValue', as: 'baggage {}' },
      { ask: 'deductible', as: 'deductible {}' },
    ],
  },
];
