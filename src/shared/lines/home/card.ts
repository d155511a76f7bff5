import type { LineCard } from '../line.ts';

export const homeCard: LineCard = [
  {
    label: 'Home',
    facts: [
      'homeKind',
      'dwellingType',
      'unitType',
      'rentalProperty',
      'seasonalType',
      { ask: 'yearBuilt', as: 'built {}' },
      'livingArea',
      'buildingArea',
      'occupancy',
      { ask: 'postalCode', as: 'at {}' },
    ],
  },
  {
    label: 'Roof and systems',
    facts: [
      { ask: 'roofMaterial', as: 'roof: {}' },
      { ask: 'roofYear', as: 'replaced {}' },
      { ask: 'heating', as: 'heating: {}' },
      { ask: 'electricalService', as: 'electrical: {}' },
      'wiring',
      { ask: 'pipes', as: 'pipes: {}' },
      { ask: 'waterTankYear', as: 'hot-water tank from {}' },
      { ask: 'waterProtection', as: 'water protection: {}' },
    ],
  },
  {
    label: 'Hazards',
    facts: [
      { ask: 'woodStove', as: 'wood stove: {}' },
      { ask: 'hydrant', as: 'hydrant: {}' },
      { ask: 'fireHall', as: 'fire hall: {}' },
      { ask: 'use', as: 'use: {}' },
      'hazards',
      { ask: 'waterBefore', as: 'water before: {}' },
    ],
  },
  {
    label: 'Tenants and absences',
    facts: [
      'rentalTerm',
      { ask: 'rentalUnits', as: 'units: {}' },
      'manager',
      { ask: 'winterAccess', as: 'winter access: {}' },
      'monthsUsed',
      'checkedBy',
      { ask: 'roommates', as: 'roommates: {}' },
    ],
  },
  {
    label: 'Values',
    facts: [
      { ask: 'rebuildCost', as: 'rebuild {}' },
      { ask: 'contentsValue', as: 'contents {}' },
      { ask: 'furnishings', as: 'furnishings {}' },
      { ask: 'improvementsValue', as: 'unit upgrades {}' },
      { ask: 'corporationDeductible', as: 'corporation’s water deductible {}' },
      { ask: 'valuables', as: 'valuables: {}' },
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
      { ask: 'mortgage', as: 'mortgage: {}' },
    ],
  },
  { label: 'Dates', facts: ['startWhen', 'startDate', { ask: 'renewalMonth', as: 'renews in {}' }] },
  {
    label: 'Wishes',
    facts: [
      { ask: 'deductible', as: 'deductible {}' },
      { ask: 'hailDeductible', as: 'higher hail deductible: {}' },
      { ask: 'water', as: 'water: {}' },
      { ask: 'liability', as: 'liability {}' },
      'extras',
      'condoExtras',
      'landlordExtras',
      { ask: 'bundle', as: 'auto too: {}' },
    ],
  },
];
