import type { LineCard } from '../line.ts';

export const autoCard: LineCard = [
  {
    label: 'Vehicles',
    each: 'vehicles',
    facts: [
      ['year', 'make', 'model', 'trim'],
      'use',
      { ask: 'commuteKm', as: '{} one way' },
      { ask: 'yearlyKm', as: '{} a year' },
      'ownership',
      { ask: 'mainDriver', as: 'mostly driven by {}' },
      'condition',
      { ask: 'winterTires', as: 'winter tires: {}' },
      { ask: 'vin', as: 'VIN {}' },
    ],
  },
  {
    label: 'Drivers',
    each: 'drivers',
    facts: [
      'name',
      { ask: 'birthDate', as: 'born {}' },
      'licenceClass',
      { ask: 'firstLicensed', as: 'licensed since {}' },
      { ask: 'training', as: 'driver training: {}' },
      'share',
    ],
  },
  {
    label: 'Record',
    facts: [
      { ask: 'driversCount', as: 'drivers: {}' },
      { ask: 'atFaultCount', as: 'at-fault collisions: {}' },
      { ask: 'otherClaimsCount', as: 'other claims: {}' },
      { ask: 'convictionsCount', as: 'convictions: {}' },
      { ask: 'suspended', as: 'suspended: {}' },
    ],
  },
  {
    label: 'Use and place',
    facts: [
      { ask: 'postalCode', as: 'kept at {}' },
      'parking',
      { ask: 'paidDriving', as: 'paid driving: {}' },
      { ask: 'otherUses', as: 'other uses: {}' },
    ],
  },
  {
    label: 'Insurance today',
    facts: [
      { ask: 'currentlyInsured', as: 'insured now: {}' },
      'currentInsurer',
      { ask: 'yearsInsured', as: 'continuously for {}' },
      { ask: 'refusedBefore', as: 'cancelled or refused: {}' },
    ],
  },
  { label: 'Dates', facts: ['startWhen', 'startDate', { ask: 'renewalMonth', as: 'renews in {}' }] },
  {
    label: 'Wishes',
    facts: [
      'coverWish',
      { ask: 'liability', as: 'liability {}' },
      { ask: 'collisionDeductible', as: 'collision deductible {}' },
      { ask: 'comprehensiveDeductible', as: 'comprehensive deductible {}' },
      'extras',
      { ask: 'telematics', as: 'telematics: {}' },
      { ask: 'bundle', as: 'home too: {}' },
    ],
  },
];
