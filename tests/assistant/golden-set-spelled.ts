/** Questions that the pages answer, written in a hurry, in French, or only together with what was said before. */
import type { GoldenQuestion } from './golden.ts';

const typo = (q: string, ...sources: string[]): GoldenQuestion => ({ q, kind: 'typo', sources });
const french = (q: string, ...sources: string[]): GoldenQuestion => ({ q, kind: 'french', sources });
const then = (before: readonly [string, string], q: string, ...sources: string[]): GoldenQuestion => ({
  q,
  kind: 'follow-up',
  sources,
  history: [
    { role: 'user', content: before[0] },
    { role: 'assistant', content: before[1] },
  ],
});

export const misspelled: GoldenQuestion[] = [
  typo(
    'tennant insurence for my apartmnt',
    '/blog/tenant-insurance',
    '/faq/home#lease-asks-for-insurance',
    '/faq/first-questions#home-vs-tenant',
    '/insurance/home',
  ),
  typo(
    'diffrence betwen comprehesive and colision',
    '/faq/first-questions#comprehensive-vs-collision',
    '/insurance/auto',
    '/blog/winter-driving',
    '/resources/insurance-words#comprehensive',
    '/resources/insurance-words#collision',
  ),
  typo(
    'basment fluded wat covers it',
    '/blog/basement-flooded',
    '/faq/home#basement-flooded',
    '/insurance/home',
    '/faq/first-questions#flood-cover',
  ),
  typo('suprvisa insurnce requirments', '/super-visa', '/faq/super-visa', '/blog/super-visa-insurance'),
  typo(
    'condo dedutible bill from the bord',
    '/blog/condo-deductibles',
    '/faq/home#condo-board-bill',
    '/insurance/home',
  ),
  typo('winnter tyres manditory albreta', '/blog/winter-driving', '/faq/auto#winter-tire-discount'),
  typo(
    'certifcate of insurnace additonal insured',
    '/blog/certificates-of-insurance',
    '/business/contractors',
    '/resources/insurance-words#additional-insured',
    '/resources/insurance-words#certificate',
  ),
  typo(
    'how do brokres get payed',
    '/faq/brokers#how-brokers-are-paid',
    '/blog/how-a-broker-works',
    '/terms-of-service#payment',
    '/about#money',
    '/faq/this-site#what-it-costs-me',
  ),
  typo('motorcyle insurace cancell for winter', '/insurance/specialty', '/insurance/auto'),
  typo(
    'evacuaton order hotell costs',
    '/blog/wildfire-season',
    '/locations/fort-mcmurray',
    '/insurance/home',
    '/blog/tenant-insurance',
  ),
  typo('helth spending acount', '/group-benefits', '/resources/insurance-words#health-spending-account'),
  typo(
    'ridshare licens class 4',
    '/business/rideshare',
    '/blog/rideshare-insurance',
    '/faq/business#driving-for-an-app',
  ),
];

export const inFrench: GoldenQuestion[] = [
  french(
    "Quelle est la différence entre l'assurance habitation et l'assurance locataire ?",
    '/faq/first-questions#home-vs-tenant',
    '/blog/tenant-insurance',
    '/insurance/home',
  ),
  french(
    'Mon sous-sol est inondé, qui paie ?',
    '/blog/basement-flooded',
    '/faq/home#basement-flooded',
    '/insurance/home',
    '/faq/first-questions#flood-cover',
  ),
  french(
    "Est-ce que les pneus d'hiver sont obligatoires en Alberta ?",
    '/blog/winter-driving',
    '/faq/auto#winter-tire-discount',
  ),
  french(
    'Comment vérifier le permis d’un courtier ?',
    '/faq/brokers',
    '/blog/how-a-broker-works',
    '/about#how-brokers-are-checked',
  ),
  french(
    'quelle assurance pour le super visa de mes parents',
    '/super-visa',
    '/faq/super-visa',
    '/blog/super-visa-insurance',
  ),
  french("combien d'assurance vie pour ma famille", '/blog/how-much-life-insurance', '/insurance/life'),
  french(
    "la grêle a endommagé mon toit, est-ce que l'assurance paie",
    '/blog/hail-and-your-roof',
    '/insurance/home',
    '/locations/calgary',
  ),
  french(
    'Mon permis de conduire étranger est-il valable en Alberta ?',
    '/blog/newcomers-insurance',
    '/faq/auto#driving-record-from-elsewhere',
  ),
  french('assurance voyage si mon vol est annulé', '/faq/life-and-travel#flight-cancelled', '/insurance/travel'),
  french(
    'Franchise de copropriété : dois-je payer ?',
    '/blog/condo-deductibles',
    '/faq/home#condo-board-bill',
    '/insurance/home',
  ),
];

export const followUps: GoldenQuestion[] = [
  then(
    [
      'does home insurance pay for flood damage',
      'Not by itself. A standard home policy leaves out overland water and sewer backup.',
    ],
    'and for condos?',
    '/blog/condo-deductibles',
    '/insurance/home',
    '/blog/overland-water',
    '/blog/basement-flooded',
    '/faq/home',
  ),
  then(
    ['what is care first', 'Care-First is the auto insurance system for accidents from 1 January 2027 on.'],
    'when does it start?',
    '/blog/care-first-explained',
    '/insurance/auto',
    '/faq/auto#suing-the-other-driver',
    '/commercial-auto#alberta',
    '/business/rideshare#alberta',
  ),
  then(
    ['how long must super visa insurance be valid', 'At least one year from the day of entry.'],
    'can we pay it monthly',
    '/faq/super-visa',
    '/super-visa',
    '/blog/super-visa-insurance',
  ),
  then(
    ['does a landlord policy pay for my stuff', 'No. The landlord insures the building.'],
    'what about my roommate',
    '/blog/tenant-insurance',
    '/insurance/home',
    '/locations/lethbridge#lethbridge-page-student',
  ),
  then(
    ['do i need winter tires', 'Alberta has no law that asks private vehicles for winter tires.'],
    'what about in BC?',
    '/blog/winter-driving',
    '/faq/auto#winter-tire-discount',
  ),
  then(
    ['what is a certificate of insurance', 'A photograph of your policies on one day.'],
    'how fast can I get one',
    '/business/contractors',
    '/blog/certificates-of-insurance',
  ),
  then(
    ['how are brokers paid', 'Mostly by a commission.'],
    'do they charge a fee too?',
    '/faq/brokers#how-brokers-are-paid',
    '/blog/how-a-broker-works',
    '/terms-of-service#payment',
    '/about#money',
    '/faq/this-site#what-it-costs-me',
  ),
  { q: 'what does it leave out?', kind: 'follow-up', page: '/insurance/travel', sources: ['/insurance/travel'] },
  { q: 'what moves the price', kind: 'follow-up', page: '/business/restaurants', sources: ['/business/restaurants'] },
  then(
    ['what is a deductible', 'The part of a loss that you pay yourself. [1]'],
    'and what is comprehensive?',
    '/resources/insurance-words#comprehensive',
    '/faq/first-questions#comprehensive-vs-collision',
    '/insurance/auto',
    '/blog/first-car-insurance#what-you-must-have-and-what-you-choose',
  ),
  then(
    ['what insurance does a super visa require', 'Emergency medical insurance of at least $100,000. [1]'],
    'what if it is refused',
    '/super-visa#refunds',
    '/faq/super-visa#refund-after-a-refusal',
    '/blog/super-visa-insurance#refunds-and-renewals',
    '/super-visa#supervisa-page-complaint',
  ),
  then(
    ['what is DCPD', 'Your own insurer pays for the damage to your vehicle that was not your fault. [1]'],
    'tell me more',
    '/resources/insurance-words#dcpd',
    '/insurance/auto',
    '/faq/auto',
    '/blog/care-first-explained',
    '/commercial-auto#alberta',
  ),
  then(
    ['do i need winter tires', 'Alberta has no law that asks private vehicles for winter tires. [1]'],
    'explain that in simple words please',
    '/faq/auto#winter-tire-discount',
    '/blog/winter-driving',
  ),
  then(
    ['what is an endorsement', 'A change to the policy in writing. [1]'],
    'is it free to use this website',
    '/faq/this-site#what-it-costs-me',
    '/about',
    '/terms-of-service',
  ),
  then(
    ['what does tenant insurance pay for', 'Your belongings, your liability and a hotel. [1]'],
    'so how do brokers get paid?',
    '/faq/brokers#how-brokers-are-paid',
    '/blog/how-a-broker-works',
    '/terms-of-service#payment',
    '/about#money',
    '/faq/this-site#what-it-costs-me',
  ),
];
