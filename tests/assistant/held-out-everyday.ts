/** The held-out questions that the pages answer too: about places, claims, dates and this website, and in other words. */
import type { GoldenKind, GoldenQuestion } from './golden.ts';

const byKind: readonly (readonly [GoldenKind, readonly Omit<GoldenQuestion, 'kind'>[]])[] = [
  [
    'answerable',
    [
      // Places.
      { q: 'does red deer get much hail', sources: ['/locations/red-deer'] },
      {
        q: 'looking at a house right on the edge of a coulee in lethbridge, anything insurance wise i should know',
        sources: ['/locations/lethbridge'],
      },
      {
        q: 'which parts of fort mac flood when the ice jams',
        sources: [
          '/locations/fort-mcmurray#home',
          '/locations/fort-mcmurray#risks',
          '/blog/overland-water#who-can-get-it',
        ],
      },
      {
        q: 'why do insurers in calgary always want to know how old the shingles are',
        sources: [
          '/locations/calgary#calgary-page-roof-age',
          '/locations/calgary#home',
          '/insurance/home#home-page-roof-after-hail',
          '/insurance/home#price',
          '/blog/hail-and-your-roof',
        ],
      },
      // Claims and brokers, in general.
      {
        q: 'do you have to use the body shop the insurance company picks',
        sources: ['/faq/claims#choosing-a-repair-shop'],
      },
      {
        q: 'how long does a person have to take an insurer to court over property damage in alberta',
        sources: ['/faq/claims#time-limits-for-claims'],
      },
      {
        q: 'How do insurance brokers make their money?',
        sources: [
          '/faq/brokers#how-brokers-are-paid',
          '/blog/how-a-broker-works#how-a-broker-is-paid',
          '/blog/how-a-broker-works#what-people-get-wrong',
          '/faq/this-site#what-it-costs-me',
          '/terms-of-service#payment',
          '/about#money',
        ],
      },
      // What changes on a date.
      { q: 'does care first help a cyclist who gets hit, and from what date', sources: ['/blog/care-first-explained'] },
      {
        q: 'what do accident benefits max out at right now for physio and that kind of thing',
        sources: [
          '/insurance/auto#covers',
          '/faq/auto#hurt-in-a-crash',
          '/blog/care-first-explained#what-an-injured-person-receives',
          '/blog/rideshare-insurance#your-vehicle-your-loan-your-income',
        ],
      },
      {
        q: 'this is getting ridiculous. by how many percent can they raise my car renewal in 2027??',
        sources: [
          '/insurance/auto#alberta',
          '/faq/auto#premium-rises-without-claims',
          '/blog/end-of-the-grid#what-limits-prices-without-it',
        ],
      },
      {
        q: 'is the grid still a thing for new drivers',
        sources: [
          '/blog/end-of-the-grid',
          '/insurance/auto#alberta',
          '/blog/first-car-insurance#what-moves-a-new-driver-s-price',
        ],
      },
      {
        q: 'evacuation alert vs evacuation order, does it matter for hotel costs',
        sources: [
          '/blog/wildfire-season',
          '/insurance/home#covers',
          '/locations/fort-mcmurray#fort-mcmurray-page-evacuation',
          '/blog/tenant-insurance#somewhere-to-stay',
        ],
      },
      // This website.
      {
        q: 'do you guys sell my info to telemarketers',
        sources: ['/faq/this-site#who-sees-my-answers', '/privacy-policy#who-receives'],
      },
      {
        q: 'i started a quote and never finished it. how long do you hang on to that',
        sources: ['/privacy-policy#how-long', '/faq/this-site#stop-or-delete', '/faq/this-site#stop-and-go-on'],
      },
      {
        q: 'does it cost me anything to use this site, whats the catch',
        sources: [
          '/faq/this-site#what-it-costs-me',
          '/terms-of-service#what-we-are',
          '/about#what-we-do',
          '/about#money',
          '/terms-of-service#payment',
        ],
      },
      {
        q: 'after i send the form how long does a broker get to answer',
        sources: [
          '/faq/this-site#after-the-request',
          '/about#then',
          '/terms-of-service#requests',
          '/blog/how-a-broker-works#how-a-request-on-this-site-finds-a-broker',
        ],
        page: '/get-quote',
      },
      {
        q: 'if i pick one of the options in my account does that mean the policy is active',
        sources: [
          '/terms-of-service#no-coverage',
          '/faq/this-site#do-i-need-an-account',
          '/faq/this-site#are-you-a-broker',
          '/blog/how-a-broker-works#from-options-to-a-policy',
          '/about#what-we-do-not',
        ],
      },
      { q: 'do you use tracking cookies', sources: ['/privacy-policy#cookies'], page: '/privacy-policy' },
      // Answered since the site grew.
      { q: 'what insurance rules are there for flying a drone over job sites', sources: ['/faq/home#drone'] },
      { q: 'how does insurance work when you put your car on Turo', sources: ['/faq/auto#sharing-my-car-for-money'] },
    ],
  ],
  // Typed in a hurry, or in French.
  [
    'typo',
    [
      {
        q: 'my roomate has his own licence do i hafta put him on my car insurence',
        sources: ['/insurance/auto#auto-page-household-drivers', '/blog/first-car-insurance#whose-name-whose-policy'],
      },
      { q: 'builders risk insurnce who byes it, owner or the bilder', sources: ['/business/construction'] },
      {
        q: 'cansel motorcyle insurence for the wintr or keep it??',
        sources: ['/insurance/specialty#specialty-page-winter-cancel', '/blog/winter-driving#what-people-get-wrong'],
      },
      { q: 'wat is liqour liabilty for a pub', sources: ['/business/liquor', '/business/restaurants#covers'] },
      {
        q: 'knob n tube wireing is that a probelm for home insurace',
        sources: ['/insurance/home#price', '/locations/edmonton#home', '/blog/newcomers-insurance#the-first-home'],
      },
      {
        q: 'tennant insurance do roomates each need thier own',
        sources: [
          '/blog/tenant-insurance#roommates-couples-and-students',
          '/insurance/home#home-page-roommate',
          '/locations/lethbridge#lethbridge-page-student',
        ],
      },
      {
        q: 'can i pay montly for super vsa insurnace',
        sources: [
          '/faq/super-visa#paying-by-the-month',
          '/faq/super-visa#super-visa-rule',
          '/super-visa#price',
          '/super-visa#what-the-application-asks',
          '/blog/super-visa-insurance',
        ],
      },
      {
        q: 'if an evacuaton order closes the shop dose buisness interuption pay',
        sources: [
          '/faq/business#closed-by-an-evacuation',
          '/business/general#alberta',
          '/business/general#excludes',
          '/locations/fort-mcmurray#business',
          '/locations/calgary#business',
        ],
      },
    ],
  ],
  [
    'french',
    [
      {
        q: 'Est-ce que mes années de conduite au Québec ou en France comptent ici ?',
        sources: [
          '/blog/newcomers-insurance',
          '/faq/auto#driving-record-from-elsewhere',
          '/insurance/auto#price',
          '/locations/edmonton#driving',
          '/blog/first-car-insurance#what-moves-a-new-driver-s-price',
        ],
      },
      {
        q: "Le refoulement d'égout est-il compris dans une assurance habitation ordinaire?",
        sources: [
          '/resources/insurance-words#sewer-backup',
          '/insurance/home#excludes',
          '/insurance/home#which-water-is-which',
          '/faq/first-questions#flood-cover',
          '/faq/home#basement-flooded',
          '/locations/edmonton',
          '/locations/calgary#home',
          '/blog/basement-flooded',
          '/blog/overland-water',
        ],
      },
      {
        q: "j'ai combien de jours pour échanger mon permis de conduire contre un permis de l'Alberta",
        sources: ['/blog/newcomers-insurance'],
      },
      {
        q: 'Mes parents viennent avec un super visa, quelle assurance faut-il ?',
        sources: [
          '/super-visa',
          '/blog/super-visa-insurance',
          '/faq/super-visa#super-visa-rule',
          '/faq/super-visa#staying-two-years',
          '/faq/super-visa#insurance-before-the-visa',
        ],
      },
      {
        q: 'Bonjour, qui peut voir mes réponses quand je remplis une demande ? Merci',
        sources: [
          '/faq/this-site#who-sees-my-answers',
          '/privacy-policy#who-receives',
          '/privacy-policy#sensitive',
          '/about#then',
          '/blog/how-a-broker-works#how-a-request-on-this-site-finds-a-broker',
        ],
      },
      {
        q: "quelle partie de l'assurance auto paie pour la grêle",
        sources: [
          '/insurance/auto',
          '/locations/calgary#calgary-page-hail-car',
          '/locations/calgary#driving',
          '/locations/red-deer#driving',
          '/faq/first-questions#comprehensive-vs-collision',
          '/faq/auto#hail-claim-on-my-car',
          '/blog/hail-and-your-roof#the-first-days-after-the-storm',
          '/blog/first-car-insurance#what-you-must-have-and-what-you-choose',
          '/blog/care-first-explained#what-it-leaves-alone',
        ],
      },
    ],
  ],
];

export const everyday: readonly GoldenQuestion[] = byKind.flatMap(([kind, questions]) =>
  questions.map((question) => ({ ...question, kind })),
);
