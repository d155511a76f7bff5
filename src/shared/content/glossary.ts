/** Words of the trade, explained where they stand: `[deductible](term:deductible)` in prose. */
export interface Term {
  name: string;
  /** One or two sentences at grade 8. */
  text: string;
}

export const glossary = {
  'accident-benefits': {
    name: 'Accident benefits',
    text: 'The part of an auto policy that pays for care and lost income of people hurt in an accident, whoever caused it.',
  },
  'actual-cash-value': {
    name: 'Actual cash value',
    text: 'What a thing was worth on the day it was damaged: the price of a new one, less what age and wear took from it.',
  },
  'additional-insured': {
    name: 'Additional insured',
    text: 'Somebody else, such as a client or landlord, who is added to your liability policy for claims that come out of your work. It takes an endorsement; a certificate alone does not do it.',
  },
  'additional-living-expenses': {
    name: 'Additional living expenses',
    text: 'The extra cost of living elsewhere while your home cannot be lived in after an insured loss.',
  },
  'agreed-value': {
    name: 'Agreed value',
    text: 'A sum that you and the insurer settle before anything happens, usually from an appraisal. After a total loss that sum is paid.',
  },
  'all-perils': {
    name: 'All perils',
    text: 'Optional auto coverage that joins collision and comprehensive under one deductible, and adds theft by somebody who lives with you or works for you.',
  },
  'at-fault': {
    name: 'At fault',
    text: 'Responsible for an accident, in whole or in part. It decides which part of a policy pays for the damage, and it counts in your record.',
  },
  'backwater-valve': {
    name: 'Backwater valve',
    text: 'A flap in the sewer line of a home that lets water out and shuts when the sewer in the street is full.',
  },
  beneficiary: {
    name: 'Beneficiary',
    text: 'The person or organization that a life insurance policy pays. You name them, and can usually change them.',
  },
  bond: {
    name: 'Bond',
    text: 'A promise by a surety company that your work will be finished or your bills paid. If it has to pay, it asks you for the money: a bond is not insurance for you.',
  },
  'business-interruption': {
    name: 'Business interruption',
    text: 'Insurance for the income a business loses, and the bills that go on, while it is closed after insured damage.',
  },
  certificate: {
    name: 'Certificate of insurance',
    text: 'A page from the insurer or broker that tells a landlord or client which insurance you have. It does not change the policy.',
  },
  claim: {
    name: 'Claim',
    text: 'Asking an insurer to pay for a loss. The insurer looks at what happened and at the policy, and then decides.',
  },
  'claims-made': {
    name: 'Claims-made',
    text: 'A policy that answers for claims made and reported while it is in force, for work done after its retroactive date. Without a policy on the day of the claim there is no coverage for old work.',
  },
  'co-insurance': {
    name: 'Co-insurance',
    text: 'A rule that you insure a set share of the full value, often 80 or 90 per cent. If you insured less, a claim is cut in the same proportion, even a small one.',
  },
  collision: {
    name: 'Collision',
    text: 'Optional auto coverage for your own vehicle when it hits another vehicle or an object, or rolls over.',
  },
  comprehensive: {
    name: 'Comprehensive',
    text: 'Optional auto coverage for damage other than a collision: hail, theft, fire, glass, animals.',
  },
  'course-of-construction': {
    name: 'Course of construction',
    text: 'Insurance for a building while it is being built or renovated, and for the materials waiting to go into it. Also called builder’s risk.',
  },
  'critical-illness': {
    name: 'Critical illness insurance',
    text: 'Pays a sum once, after a doctor finds an illness that the policy names and describes, such as cancer, a heart attack or a stroke. Usually you must live for some weeks after that.',
  },
  dcpd: {
    name: 'Direct compensation for property damage',
    text: 'Your own insurer pays for the damage to your vehicle, as far as an accident was not your fault.',
  },
  deductible: {
    name: 'Deductible',
    text: 'The part of a loss that you pay yourself before the insurer pays the rest.',
  },
  'disability-insurance': {
    name: 'Disability insurance',
    text: 'Pays part of your income while an illness or injury keeps you from working, after a waiting period and for as long as the policy says.',
  },
  'drivers-abstract': {
    name: 'Driver’s abstract',
    text: 'A provincial record of somebody’s licence, convictions and suspensions. You order your own from a registry agent.',
  },
  endorsement: {
    name: 'Endorsement',
    text: 'A page that changes a policy: it adds, widens or takes away a coverage.',
  },
  'errors-and-omissions': {
    name: 'Errors and omissions',
    text: 'Also called professional liability: insurance for a claim that your advice, design or service cost a client money.',
  },
  'escape-of-water': {
    name: 'Escape of water',
    text: 'Water that runs out of pipes, tanks or appliances inside a home by accident, and the damage it does.',
  },
  exclusion: { name: 'Exclusion', text: 'Something the policy says it does not pay for.' },
  'general-liability': {
    name: 'Commercial general liability',
    text: 'Insurance for a business when somebody else is hurt, or their property is damaged, and the business must pay.',
  },
  'ground-water': {
    name: 'Ground water',
    text: 'Water below the surface that seeps through walls or floors. A basic home policy leaves it out, and extras for water differ in whether they name it.',
  },
  'health-spending-account': {
    name: 'Health spending account',
    text: 'A yearly amount that an employer sets for each person, who claims medical and dental expenses of their own choice against it.',
  },
  limit: { name: 'Limit', text: 'The most an insurer pays for one loss or in one year.' },
  'loss-assessment': {
    name: 'Loss assessment',
    text: 'Condo coverage for your share of a loss that the corporation divides among all owners.',
  },
  'loss-of-use': {
    name: 'Loss of use',
    text: 'Auto coverage for a rental car or other transport while yours is being repaired after an insured loss.',
  },
  'named-insured': {
    name: 'Named insured',
    text: 'The person or company that the policy names as its owner. Changing or ending the policy is theirs.',
  },
  'non-owned-auto': {
    name: 'Non-owned auto',
    text: 'Liability insurance for a business when somebody works for it in a vehicle it does not own, such as an employee’s car. It does not insure that car itself.',
  },
  'overland-water': {
    name: 'Overland water',
    text: 'Water that comes over the ground into a home: a river over its banks, melting snow, heavy rain. Not part of a standard policy.',
  },
  'permanent-life': {
    name: 'Permanent life insurance',
    text: 'Life insurance without an end date, as long as the premiums are paid. Many such policies build up a cash value; whole life and universal life are kinds of it.',
  },
  'pink-card': {
    name: 'Pink card',
    text: 'The card, on paper or on a phone, that shows you have the liability insurance every vehicle on an Alberta road must have.',
  },
  policy: {
    name: 'Policy',
    text: 'The contract between you and an insurer: who and what is insured, for how much, against what, and on which conditions.',
  },
  pooling: {
    name: 'Pooling',
    text: 'Putting the claims of many groups together, so that one large claim does not set the price of a single small group.',
  },
  'pre-existing-condition': {
    name: 'Pre-existing condition',
    text: 'An illness or symptom you had before the policy began. Policies say how long it must have been stable to be insured.',
  },
  premium: { name: 'Premium', text: 'The price of a policy for its term.' },
  repatriation: {
    name: 'Repatriation',
    text: 'Bringing somebody home: a sick traveller by a medical flight, or the body of somebody who died.',
  },
  'replacement-cost': {
    name: 'Replacement cost',
    text: 'What it costs to repair or buy the same thing new today, without taking off for age.',
  },
  'retroactive-date': {
    name: 'Retroactive date',
    text: 'In a claims-made policy, the day from which your work is insured. Work done before it is not.',
  },
  seepage: {
    name: 'Seepage',
    text: 'Water that creeps through a foundation wall or floor, slowly and often for a long time. Many home policies leave it out.',
  },
  'sewer-backup': {
    name: 'Sewer backup',
    text: 'Water or sewage that comes up through drains and pipes. An endorsement, not part of a standard home policy.',
  },
  'specified-perils': {
    name: 'Specified perils',
    text: 'Optional auto coverage for the causes the policy lists, such as fire, theft, lightning, hail, windstorm and explosion, and for nothing else.',
  },
  'spf-no-1': {
    name: 'Standard automobile policy',
    text: 'The wording that every insurer in Alberta uses for auto policies, approved by the Superintendent of Insurance.',
  },
  subrogation: {
    name: 'Subrogation',
    text: 'After paying your claim, the insurer may ask the person who caused the loss to pay it back.',
  },
  'tenants-legal-liability': {
    name: 'Tenant’s legal liability',
    text: 'Liability insurance for damage that a tenant causes to the space they rent, such as a fire in a leased unit.',
  },
  'term-life': {
    name: 'Term life insurance',
    text: 'Life insurance for a set number of years, at a price agreed for that time. It pays when the insured person dies within those years.',
  },
  'third-party-liability': {
    name: 'Third-party liability',
    text: 'Pays other people whom you hurt, or whose property you damage, up to the limit you chose.',
  },
  'umbrella-liability': {
    name: 'Umbrella liability',
    text: 'A further layer of liability insurance above the limits of your home and auto policies.',
  },
  underwriting: {
    name: 'Underwriting',
    text: 'How an insurer decides whether to insure somebody, on which conditions and for which premium.',
  },
  vin: {
    name: 'VIN',
    text: 'Vehicle identification number: 17 letters and digits that name one vehicle. It stands on the registration and behind the windshield.',
  },
  'waiting-period': {
    name: 'Waiting period',
    text: 'The time after the start, or after a loss, before a policy begins to pay.',
  },
  'waiver-of-subrogation': {
    name: 'Waiver of subrogation',
    text: 'Your insurer’s promise not to ask a named person, such as a landlord or client, to pay back a claim it paid.',
  },
  'wrap-up': {
    name: 'Wrap-up liability',
    text: 'One liability policy for a whole construction project that insures the owner, the builder and the trades enrolled in it.',
  },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof glossary;

export function isTermId(text: string): text is TermId {
  return Object.hasOwn(glossary, text);
}
