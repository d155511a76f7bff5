/** Asked the way strangers type, and labelled from the pages afterwards; worked with. */
import type { GoldenQuestion } from './golden.ts';

export const natural5: readonly GoldenQuestion[] = [
  {
    q: 'roof is 22 years old they wont renew',
    kind: 'answerable',
    sources: [
      '/faq/first-questions#insurer-cancels-me',
      '/faq/home#insurer-will-not-renew',
      '/locations/calgary#calgary-page-roof-age',
      '/insurance/home#price',
      '/blog/hail-and-your-roof#three-lines-to-find-in-your-policy',
    ],
  },
  {
    q: 'wood stove',
    kind: 'answerable',
    sources: [
      '/faq/home#wood-stove',
      '/insurance/home#price',
      '/faq/home#insurer-will-not-renew',
      '/locations/red-deer#home',
      '/insurance/specialty#specialty-page-cabin',
      '/blog/wildfire-season#before-the-season-not-during-it',
    ],
  },
  { q: 'mobile home', kind: 'answerable', sources: ['/faq/home#mobile-home', '/locations/lethbridge#home'] },
  { q: 'is house insurance the law', kind: 'answerable', sources: ['/insurance/home#who'] },
  {
    q: 'first time home buyer when do i need insurance by',
    kind: 'answerable',
    sources: [
      '/blog/newcomers-insurance#the-first-home',
      '/insurance/home#who',
      '/locations/fort-mcmurray#fort-mcmurray-page-active-fire',
      '/blog/wildfire-season#before-the-season-not-during-it',
    ],
  },
  { q: 'do i need a fence around my pool', kind: 'answerable', sources: ['/faq/home#trampoline-hot-tub-pool'] },
  {
    q: 'dog bite',
    kind: 'answerable',
    sources: ['/faq/home#dog-bite', '/blog/tenant-insurance#liability-first-then-belongings', '/insurance/home#covers'],
  },
  { q: 'adding a hot tub', kind: 'answerable', sources: ['/faq/home#trampoline-hot-tub-pool'] },
  {
    q: 'acreage with a shop',
    kind: 'answerable',
    sources: [
      '/locations/red-deer#home',
      '/insurance/specialty#who',
      '/blog/wildfire-season#before-the-season-not-during-it',
    ],
  },
  {
    q: 'cabin at pigeon lake',
    kind: 'answerable',
    sources: [
      '/insurance/specialty#specialty-page-cabin',
      '/insurance/specialty#who',
      '/blog/wildfire-season#before-the-season-not-during-it',
    ],
  },
  {
    q: '2% hail deductible what does that mean',
    kind: 'answerable',
    sources: [
      '/blog/hail-and-your-roof#three-lines-to-find-in-your-policy',
      '/blog/hail-and-your-roof#one-storm-four-answers',
      '/insurance/home#price',
      '/locations/lethbridge#lethbridge-page-wind-deductible',
    ],
  },
  {
    q: 'some guy knocked on my door about my roof',
    kind: 'answerable',
    sources: [
      '/faq/claims#roofer-at-the-door',
      '/blog/hail-and-your-roof#before-you-sign-with-a-roofer',
      '/locations/calgary#home',
    ],
  },
  {
    q: 'do rates go up if i make a claim',
    kind: 'answerable',
    sources: [
      '/faq/claims#small-claim',
      '/faq/home#hail-claim-on-my-home',
      '/faq/auto#hail-claim-on-my-car',
      '/insurance/auto#price',
      '/insurance/home#price',
      '/blog/basement-flooded#what-people-get-wrong',
      '/faq/first-questions#auto-premium-factors',
    ],
  },
  {
    q: 'water line to the street',
    kind: 'answerable',
    sources: ['/insurance/home#which-water-is-which', '/blog/basement-flooded#which-water-came-from-where'],
  },
  { q: 'bed bugs', kind: 'unanswerable' },
  { q: 'how much is renters insurance', kind: 'price' },
  {
    q: 'do me and my roommate need separate policies',
    kind: 'answerable',
    sources: [
      '/blog/tenant-insurance#roommates-couples-and-students',
      '/locations/lethbridge#lethbridge-page-student',
      '/insurance/home#home-page-roommate',
    ],
  },
  { q: 'referral bonus?', kind: 'unanswerable' },
  {
    q: 'renting out my condo',
    kind: 'answerable',
    sources: [
      '/faq/home#renting-out-a-house',
      '/blog/condo-deductibles#once-a-year-ask-for-the-certificate',
      '/blog/condo-deductibles#what-people-get-wrong-and-what-to-ask',
    ],
  },
  {
    q: 'condo board wants 25k from me',
    kind: 'answerable',
    sources: ['/blog/condo-deductibles', '/faq/home#condo-board-bill', '/insurance/home#alberta'],
  },
  {
    q: 'my condo fees already pay for insurance right?',
    kind: 'answerable',
    sources: [
      '/blog/condo-deductibles#what-people-get-wrong-and-what-to-ask',
      '/faq/first-questions#home-vs-tenant',
      '/insurance/home#who',
      '/blog/condo-deductibles#one-burst-hose-three-policies',
    ],
  },
  {
    q: 'leak from upstairs unit who pays',
    kind: 'answerable',
    sources: [
      '/blog/condo-deductibles#one-burst-hose-three-policies',
      '/blog/condo-deductibles#the-rule',
      '/insurance/home#home-page-dishwasher-below',
    ],
  },
  { q: 'landlord wont give back my deposit', kind: 'unanswerable' },
  { q: 'farm insurance', kind: 'answerable', sources: ['/faq/business#farm', '/faq/business#farm-machines'] },
  { q: 'hail insurance for my barley', kind: 'answerable', sources: ['/faq/business#farm'] },
  { q: 'driving the tractor down the highway', kind: 'answerable', sources: ['/faq/business#farm-machines'] },
  {
    q: 'starting a business what do i need',
    kind: 'answerable',
    sources: [
      '/blog/small-business-basics',
      '/business#who',
      '/business#covers',
      '/business#situations',
      '/business#does-signed-owns',
      '/business#business-page-order',
      '/faq/business#business-insurance-by-law',
    ],
  },
  {
    q: 'handyman liability',
    kind: 'answerable',
    sources: [
      '/faq/business#cleaning-or-handyman',
      '/business/contractors#who',
      '/business/contractors#covers',
      '/business/general#covers',
      '/resources/insurance-words#general-liability',
      '/faq/business#sole-proprietor-and-my-house',
    ],
  },
  { q: 'electrician', kind: 'answerable', sources: ['/business/contractors'] },
  {
    q: 'GC wants to be listed as additional insured',
    kind: 'answerable',
    sources: [
      '/resources/insurance-words#additional-insured',
      '/blog/certificates-of-insurance#additional-insured-in-one-situation',
      '/blog/certificates-of-insurance#the-clause-line-by-line',
      '/business/contractors#contract-words',
      '/blog/certificates-of-insurance#friday-afternoon-five-steps',
    ],
  },
  {
    q: 'tool coverage',
    kind: 'answerable',
    sources: [
      '/business/contractors#contractors-tools-in-truck',
      '/business/contractors#covers',
      '/commercial-auto#covers',
      '/commercial-auto#excludes',
      '/locations/red-deer#business',
    ],
  },
  {
    q: 'i sell candles on etsy from home',
    kind: 'answerable',
    sources: [
      '/business/retail#retail-online-only',
      '/business/retail#who',
      '/business#who',
      '/business#business-page-home',
    ],
  },
  {
    q: 'selling jam at the market',
    kind: 'answerable',
    sources: [
      '/faq/business#farmers-market-stall',
      '/blog/small-business-basics#the-first-year-on-a-calendar',
      '/business/manufacturers#who',
    ],
  },
  { q: 'e&o', kind: 'answerable', sources: ['/business/professionals', '/business#covers'] },
  {
    q: 'do i need insurance if im already incorporated',
    kind: 'answerable',
    sources: [
      '/business#business-page-corporation',
      '/blog/small-business-basics#who-stands-behind-the-name',
      '/faq/business#sole-proprietor-and-my-house',
    ],
  },
  {
    q: 'guy fell off a ladder working for me',
    kind: 'answerable',
    sources: [
      '/faq/business#employee-hurt-at-work',
      '/business#alberta',
      '/business#excludes',
      '/blog/small-business-basics#workers-helpers-and-you',
      '/business/contractors#alberta',
    ],
  },
  {
    q: 'we paid a fake invoice',
    kind: 'answerable',
    sources: [
      '/business/general#crime-or-cyber',
      '/business/general#covers',
      '/business#covers',
      '/business/professionals#covers',
    ],
  },
  {
    q: 'someone slipped on ice outside my shop',
    kind: 'answerable',
    sources: [
      '/business/retail#alberta',
      '/business/retail#covers',
      '/business/general#covers',
      '/resources/insurance-words#general-liability',
      '/locations/edmonton#business',
    ],
  },
  {
    q: 'hall rental for wedding wants proof of insurance',
    kind: 'answerable',
    sources: [
      '/insurance/specialty#alberta',
      '/insurance/specialty#covers',
      '/business/liquor#liquor-wedding-bartender',
      '/business/liquor#who',
    ],
  },
  {
    q: 'non profit board members insurance',
    kind: 'answerable',
    sources: ['/business#who', '/business#covers', '/business#situations'],
  },
  {
    q: 'builders risk for a new garage',
    kind: 'answerable',
    sources: [
      '/business/construction#covers',
      '/business/construction#three-papers',
      '/business/construction#construction-who-buys',
      '/resources/insurance-words#course-of-construction',
    ],
  },
];
