/** The held-out questions about services and industries that the pages answer, as of 2026-11-21. */
import type { GoldenQuestion } from './golden.ts';

const questions: readonly Omit<GoldenQuestion, 'kind'>[] = [
  // Auto.
  {
    q: "whats the lowest liability you're legally allowed to carry on a car in alberta",
    sources: [
      '/insurance/auto#who',
      '/insurance/auto#auto-page-minimum-limit',
      '/blog/first-car-insurance#what-you-must-have-and-what-you-choose',
      '/insurance/specialty#alberta',
      '/commercial-auto#alberta',
    ],
  },
  {
    q: 'If you swerve for a deer and end up in the ditch, is that collision or comprehensive?',
    sources: ['/insurance/auto#covers', '/blog/winter-driving', '/locations/fort-mcmurray#driving'],
  },
  {
    q: 'Picking up a used car saturday from a private seller. what do i need before the registry will give me plates',
    sources: [
      '/insurance/auto#alberta',
      '/insurance/auto#auto-page-start',
      '/blog/first-car-insurance',
      '/blog/newcomers-insurance#the-first-car',
      '/faq/auto#driving-record-from-elsewhere',
    ],
  },
  {
    q: 'how bad does a fender bender have to be before the police need to know about it',
    sources: ['/insurance/auto#alberta', '/faq/claims#just-had-a-crash', '/blog/winter-driving#when-it-has-happened'],
    page: '/insurance/auto',
  },
  {
    q: 'going skiing in Golden in march, do my tires have to be winters by law over there?',
    sources: ['/blog/winter-driving#tires-and-the-mountains', '/faq/auto#winter-tire-discount'],
  },
  // Home, condo, tenant.
  {
    q: "what's the difference between sewer backup and overland water, my agent mumbled something",
    sources: [
      '/resources/insurance-words#sewer-backup',
      '/resources/insurance-words#overland-water',
      '/insurance/home#which-water-is-which',
      '/insurance/home#excludes',
      '/blog/basement-flooded#which-water-came-from-where',
      '/blog/overland-water',
      '/faq/first-questions#flood-cover',
      '/faq/home#basement-flooded',
      '/locations/edmonton#edmonton-page-sewer-backup',
    ],
  },
  {
    q: 'we go to arizona jan to march. how often does someone have to go check on the house',
    sources: ['/insurance/home#excludes', '/locations/edmonton#home', '/locations/edmonton#edmonton-page-frozen-pipe'],
  },
  {
    q: 'thinking about renting out the basement suite, does the insurance company have to know',
    sources: ['/faq/home#renting-out-the-basement', '/insurance/home#excludes'],
  },
  {
    q: 'Should a house be insured for the price we paid or for something else? Thank you.',
    sources: ['/faq/home#amount-for-the-house', '/insurance/home#covers'],
  },
  {
    q: 'landlord says i need tenants insurance. is that actually the law or is he making it up',
    sources: [
      '/faq/home#lease-asks-for-insurance',
      '/blog/tenant-insurance#when-the-lease-asks-for-it',
      '/insurance/home#who',
    ],
  },
  {
    q: 'whats the most a condo board can charge one owner back for their deductible',
    sources: [
      '/blog/condo-deductibles',
      '/insurance/home#alberta',
      '/faq/home#condo-board-bill',
      '/locations/edmonton#home',
    ],
  },
  // Business.
  {
    q: 'what does business interruption actually pay',
    sources: [
      '/resources/insurance-words#business-interruption',
      '/business/general',
      '/business#covers',
      '/business/restaurants#covers',
      '/business/restaurants#excludes',
      '/business/liquor#covers',
      '/business/retail#covers',
      '/business/medical#covers',
      '/business/manufacturers#covers',
      '/business/manufacturers#manufacturers-interruption-length',
      '/locations/calgary#business',
      '/locations/fort-mcmurray#business',
      '/faq/business#closed-by-an-evacuation',
    ],
  },
  {
    q: 'claims made vs occurrence, can someone explain in normal words',
    sources: [
      '/resources/insurance-words#claims-made',
      '/business/general#general-business-page-claims-made',
      '/business/professionals',
    ],
  },
  {
    q: 'just hired my first guy, part time. how many days till i have to sign up with WCB',
    sources: [
      '/business#alberta',
      '/faq/business#business-insurance-by-law',
      '/blog/small-business-basics#workers-helpers-and-you',
    ],
  },
  // Life.
  {
    q: 'term or whole life, whats the difference',
    sources: ['/faq/life-and-travel#term-or-whole-life', '/insurance/life#covers'],
  },
  {
    q: 'the bank keeps pushing their mortgage life insurance. how is it different from just having my own policy',
    sources: ['/insurance/life#lender-or-own', '/blog/how-much-life-insurance#what-people-get-wrong-and-what-to-ask'],
  },
  {
    q: 'is there a cooling off period after you get a life insurance policy',
    sources: ['/insurance/life#alberta', '/faq/first-questions#cancel-my-own-policy'],
  },
  {
    q: 'if the life insurance company goes bankrupt in 20 years is the money just gone??',
    sources: ['/insurance/life#life-page-insurer-fails'],
  },
  {
    q: 'two kids and a mortgage, how do people figure out how much life insurance they need',
    sources: ['/blog/how-much-life-insurance', '/insurance/life#life-page-how-much'],
  },
  // Travel.
  {
    q: 'what does alberta health care pay per day if you land in a hospital in the states',
    sources: ['/insurance/travel#alberta', '/faq/life-and-travel#day-trip-across-the-border'],
  },
  // Specialty.
  {
    q: 'does a quad need a plate and insurance if i only ride it on crown land',
    sources: ['/insurance/specialty#alberta'],
  },
  {
    q: 'agreed value or stated value on a 68 camaro, whats the difference',
    sources: ['/insurance/specialty#specialty-page-agreed-value'],
  },
  // Super Visa.
  {
    q: 'how much coverage does a super visa need and for how long',
    sources: [
      '/super-visa',
      '/blog/super-visa-insurance',
      '/faq/super-visa#super-visa-rule',
      '/faq/super-visa#staying-two-years',
    ],
  },
  {
    q: 'does super visa insurance have to be from a canadian company or can mom buy it in India',
    sources: [
      '/faq/super-visa#only-canadian-insurers',
      '/super-visa#supervisa-page-abroad-insurer',
      '/super-visa#alberta',
      '/blog/super-visa-insurance#the-rule-of-28-january-2025',
    ],
  },
  {
    q: 'If the visa is refused, do families get the premium back?',
    sources: [
      '/faq/super-visa#refund-after-a-refusal',
      '/super-visa#refunds',
      '/blog/super-visa-insurance#refunds-and-renewals',
    ],
    page: '/super-visa',
  },
  // Group benefits.
  {
    q: 'were only 3 people, can a company that small even get a benefits plan',
    sources: ['/group-benefits#group-benefits-page-smallest', '/group-benefits#who'],
  },
  { q: 'how does a health spending account work for staff', sources: ['/group-benefits#health-spending-accounts'] },
  {
    q: 'if employees pay the disability premium themselves is the benefit taxed later',
    sources: ['/group-benefits#how-a-plan-is-built'],
  },
  // Commercial auto.
  { q: 'at what weight do i need a safety fitness certificate for my truck', sources: ['/commercial-auto#alberta'] },
  // Industries.
  {
    q: 'the GC wants to be put on as additional insured.. what does that even do',
    sources: [
      '/resources/insurance-words#additional-insured',
      '/business/contractors#contract-words',
      '/blog/certificates-of-insurance',
    ],
  },
  {
    q: 'how often do kitchen hoods need servicing and does the insurer care if you miss one',
    sources: [
      '/business/restaurants#alberta',
      '/business/restaurants#restaurants-hood-cleaning',
      '/business/restaurants#price',
    ],
  },
  {
    q: 'our doctors all have CMPA. why would the clinic need its own malpractice on top',
    sources: ['/business/medical'],
  },
  {
    q: 'if something we make turns out to be unsafe how many days do we have to tell health canada',
    sources: ['/business/manufacturers#first-days', '/business/retail#alberta'],
  },
  {
    q: 'leasing agent mentioned a 90% co-insurance clause on my stock, what is that',
    sources: [
      '/business/retail#co-insurance',
      '/blog/small-business-basics#honest-values-co-insurance-in-numbers',
      '/business/general#price',
    ],
  },
  {
    q: 'closing my engineering practice next spring, can i just stop paying for E&O',
    sources: ['/business/professionals', '/business/general#general-business-page-claims-made'],
  },
  {
    q: 'what licence class do u need to drive uber',
    sources: [
      '/business/rideshare#alberta',
      '/faq/business#driving-for-an-app',
      '/blog/rideshare-insurance#licence-checks-and-city-rules',
    ],
  },
];

export const answerable: readonly GoldenQuestion[] = questions.map((question) => ({ ...question, kind: 'answerable' }));
