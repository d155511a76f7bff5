import type { LineCard } from '../line.ts';

export const commercialAutoCard: LineCard = [
  {
    label: 'Business',
    facts: [
      'businessName',
      'work',
      'workDescription',
      { ask: 'yearsInBusiness', as: '{} in business' },
      { ask: 'postalCode', as: 'at {}' },
    ],
  },
  { label: 'Fleet', each: 'vehicles', facts: [{ ask: 'vehicleCount', as: '{} ×' }, 'vehicleClass'] },
  {
    label: 'Units',
    each: 'units',
    facts: [
      ['unitYear', 'unitModel'],
      { ask: 'unitWeight', as: '{} registered' },
      'unitEquipment',
      { ask: 'unitValue', as: 'worth {}' },
      { ask: 'unitVin', as: 'VIN {}' },
    ],
  },
  {
    label: 'Trips',
    facts: [
      'radius',
      'territories',
      'states',
      { ask: 'yearlyKm', as: '{} a year' },
      { ask: 'heaviest', as: 'heaviest: {}' },
      'overnight',
      'special',
    ],
  },
  {
    label: 'Cargo and passengers',
    facts: [
      'cargoOwner',
      'goods',
      { ask: 'cargoMax', as: 'load up to {}' },
      { ask: 'dangerousGoods', as: 'dangerous goods: {}' },
      'service',
      { ask: 'seats', as: 'seats: {}' },
    ],
  },
  {
    label: 'Carrier',
    facts: [
      { ask: 'safetyFitness', as: 'safety fitness: {}' },
      { ask: 'safetyRating', as: 'rating: {}' },
      { ask: 'nscNumber', as: 'NSC {}' },
      { ask: 'filings', as: 'filings: {}' },
      { ask: 'ownerOperators', as: 'owner-operators: {}' },
      { ask: 'otherAutos', as: 'other vehicles: {}' },
    ],
  },
  {
    label: 'Drivers',
    facts: [
      { ask: 'driversCount', as: 'drivers: {}' },
      { ask: 'youngDrivers', as: 'under 25: {}' },
      { ask: 'convictionsCount', as: 'convictions: {}' },
      { ask: 'seriousOffences', as: 'serious offences: {}' },
    ],
  },
  {
    label: 'Crew',
    each: 'crew',
    facts: [
      'crewLabel',
      { ask: 'crewBorn', as: 'born {}' },
      'crewClass',
      { ask: 'crewSince', as: 'since {}' },
      { ask: 'crewRecord', as: 'abstract: {}' },
    ],
  },
  {
    label: 'Insurance and claims',
    facts: [
      { ask: 'currentlyInsured', as: 'insured now: {}' },
      'currentInsurer',
      { ask: 'yearsInsured', as: 'continuously for {}' },
      { ask: 'claimsCount', as: 'claims in 5 years: {}' },
      { ask: 'refusedBefore', as: 'cancelled or refused: {}' },
    ],
  },
  { label: 'Dates', facts: ['startWhen', 'startDate', { ask: 'renewalMonth', as: 'renews in {}' }] },
  {
    label: 'Wishes',
    facts: [
      { ask: 'liability', as: 'liability {}' },
      'physicalDamage',
      { ask: 'deductible', as: 'deductible {}' },
      { ask: 'cargoLimit', as: 'cargo {}' },
      'extras',
      { ask: 'contracts', as: 'limits required: {}' },
    ],
  },
];
