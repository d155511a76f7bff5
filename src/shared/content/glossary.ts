/** Words of the trade, explained where they stand: `[deductible](term:deductible)` in prose. */
export interface Term {
  name: string;
  /** One or two sentences at grade 8. */
  text: string;
}

export const glossary = {
  'actual-cash-value': {
    name: 'Actual cash value',
    text: 'What a thing was worth on the day it was damaged: the price of a new one, less what age and wear took from it.',
  },
  'accident-benefits': {
    name: 'Accident benefits',
    text: 'The part of an auto policy that pays for care and lost income of people hurt in an accident, whoever caused it.',
  },
  'additional-living-expenses': {
    name: 'Additional living expenses',
    text: 'The extra cost of living elsewhere while your home cannot be lived in after an insured loss.',
  },
  'business-interruption': {
    name: 'Business interruption',
    text: 'Insurance for the income a business loses, and the bills that go on, while it is closed after insured damage.',
  },
  certificate: {
    name: 'Certificate of insurance',
    text: 'A page from the insurer or broker that tells a landlord or client which insurance you have. It does not change the policy.',
  },
  collision: {
    name: 'Collision',
    text: 'Optional auto coverage for your own vehicle when it hits another vehicle or an object, or rolls over.',
  },
  comprehensive: {
    name: 'Comprehensive',
    text: 'Optional auto coverage for damage other than a collision: hail, theft, fire, glass, animals.',
  },
  dcpd: {
    name: 'Direct compensation for property damage',
    text: 'Your own insurer pays for the damage to your vehicle, as far as an accident was not your fault.',
  },
  deductible: {
    name: 'Deductible',
    text: 'The part of a loss that you pay yourself before the insurer pays the rest.',
  },
  endorsement: {
    name: 'Endorsement',
    text: 'A page that changes a policy: it adds, widens or takes away a coverage.',
  },
  exclusion: { name: 'Exclusion', text: 'Something the policy says it does not pay for.' },
  'general-liability': {
    name: 'Commercial general liability',
    text: 'Insurance for a business when somebody else is hurt, or their property is damaged, and the business must pay.',
  },
  limit: { name: 'Limit', text: 'The most an insurer pays for one loss or in one year.' },
  'loss-assessment': {
    name: 'Loss assessment',
    text: 'Condo coverage for your share of a loss that the corporation divides among all owners.',
  },
  'overland-water': {
    name: 'Overland water',
    text: 'Water that comes over the ground into a home: a river over its banks, melting snow, heavy rain. Not part of a standard policy.',
  },
  'pre-existing-condition': {
    name: 'Pre-existing condition',
    text: 'An illness or symptom you had before the policy began. Policies say how long it must have been stable to be insured.',
  },
  premium: { name: 'Premium', text: 'The price of a policy for its term.' },
  'replacement-cost': {
    name: 'Replacement cost',
    text: 'What it costs to repair or buy the same thing new today, without taking off for age.',
  },
  'sewer-backup': {
    name: 'Sewer backup',
    text: 'Water or sewage that comes up through drains and pipes. An endorsement, not part of a standard home policy.',
  },
  'spf-no-1': {
    name: 'Standard automobile policy',
    text: 'The wording that every insurer in Alberta uses for auto policies, approved by the Superintendent of Insurance.',
  },
  subrogation: {
    name: 'Subrogation',
    text: 'After paying your claim, the insurer may ask the person who caused the loss to pay it back.',
  },
  'third-party-liability': {
    name: 'Third-party liability',
    text: 'Pays other people whom you hurt, or whose property you damage, up to the limit you chose.',
  },
  'umbrella-liability': {
    name: 'Umbrella liability',
    text: 'A further layer of liability insurance above the limits of your home and auto policies.',
  },
  'waiting-period': {
    name: 'Waiting period',
    text: 'The time after the start, or after a loss, before a policy begins to pay.',
  },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof glossary;

export function isTermId(text: string): text is TermId {
  return Object.hasOwn(glossary, text);
}
