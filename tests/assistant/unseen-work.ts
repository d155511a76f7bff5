/** Of the unseen set: businesses, this site, brokers, claims. */
import type { GoldenQuestion } from './golden.ts';

export const work: readonly GoldenQuestion[] = [
  // Businesses
  {
    q: 'my nephew helps out saturdays in my shop for nothing, do i still gotta open a wcb thing',
    kind: 'answerable',
    sources: [
      '/blog/small-business-basics#workers-helpers-and-you',
      '/faq/business#business-insurance-by-law',
      '/business#alberta',
    ],
  },
  {
    q: 'GC wants me to sign a waiver of subrogation, what am I giving away?',
    kind: 'answerable',
    sources: [
      '/resources/insurance-words#waiver-of-subrogation',
      '/business/contractors#contract-words',
      '/blog/certificates-of-insurance#waivers-and-promises-that-no-policy-keeps',
      '/blog/certificates-of-insurance#the-clause-line-by-line',
    ],
  },
  {
    q: 'who pays if one of my cooks burns her arm on shift',
    kind: 'answerable',
    sources: [
      '/business/restaurants#excludes',
      '/faq/business#employee-hurt-at-work',
      '/business#excludes',
      '/group-benefits#excludes',
    ],
  },
  {
    q: 'customer gets hammered at our pub, drives off and hits a family. can that come back on the bar?',
    kind: 'answerable',
    sources: ['/business/liquor#liquor-guest-drives', '/business/liquor#alberta', '/business/liquor#covers'],
  },
  {
    q: 'I make hot sauce in my kitchen and want a booth at the christmas market, anything I need insurance wise?',
    kind: 'answerable',
    sources: [
      '/faq/business#farmers-market-stall',
      '/blog/small-business-basics#the-first-year-on-a-calendar',
      '/business/manufacturers#who',
      '/business#business-page-home',
      '/business/retail#who',
    ],
  },
  {
    q: 'our receptionist runs to the post office in her own car, is the company on the hook if she hits somebody',
    kind: 'answerable',
    sources: [
      '/commercial-auto#hired-and-non-owned',
      '/commercial-auto#who',
      '/resources/insurance-words#non-owned-auto',
      '/business#situations',
    ],
  },
  {
    q: 'retiring from my engineering practice in june, can i just drop the E&O that day?',
    kind: 'answerable',
    sources: [
      '/business/professionals#four-dates',
      '/business/general#general-business-page-claims-made',
      '/resources/insurance-words#claims-made',
      '/business/professionals#alberta',
    ],
  },
  {
    q: "it's me, my wife and one guy in the shop. too tiny for a benefits plan?",
    kind: 'answerable',
    sources: [
      '/group-benefits#group-benefits-page-smallest',
      '/group-benefits#who',
      '/group-benefits#how-a-plan-is-built',
    ],
  },
  {
    q: 'my boutique is stuffed to the ceiling before xmas and empty in feb, which of the two do i insure it for',
    kind: 'answerable',
    sources: [
      '/business/retail#covers',
      '/business/retail#co-insurance',
      '/blog/small-business-basics#honest-values-co-insurance-in-numbers',
    ],
  },
  {
    q: 'lady slips on the ice in front of my store, what does the law expect me to have done?',
    kind: 'answerable',
    sources: ['/business/retail#alberta'],
  },
  {
    q: 'at what weight does my truck need that safety fitness thing',
    kind: 'answerable',
    sources: ['/commercial-auto#alberta'],
  },
  {
    q: 'Somebody got into the charts at our physio clinic. Do we have to tell patients?',
    kind: 'answerable',
    sources: ['/business/medical#alberta', '/faq/business#client-list-hacked', '/business/general#alberta'],
  },
  {
    q: 'Can a store get money for the days it was shut for an evacuation even though nothing burned?',
    kind: 'answerable',
    sources: [
      '/faq/business#closed-by-an-evacuation',
      '/business/general#alberta',
      '/business/general#excludes',
      '/locations/fort-mcmurray#business',
      '/locations/calgary#business',
    ],
  },
  {
    q: 'Just bought a house from a builder, how many years does he have to stand behind the structure?',
    kind: 'answerable',
    sources: ['/business/construction#alberta'],
  },
  {
    q: 'owner hasnt paid my invoice on the reno, how many days does he get before its late in alberta',
    kind: 'answerable',
    sources: ['/business/construction#alberta'],
  },
  // This site, brokers, claims
  {
    q: 'if i fill out your form am i gonna get 15 salesmen phoning me',
    kind: 'answerable',
    sources: [
      '/about#what-we-do',
      '/about#what-we-do-not',
      '/about#then',
      '/faq/this-site#after-the-request',
      '/terms-of-service#requests',
      '/privacy-policy#who-receives',
      '/blog/how-a-broker-works#how-a-request-on-this-site-finds-a-broker',
    ],
  },
  {
    q: "whats in it for you guys, where's the money come from",
    kind: 'answerable',
    sources: ['/faq/this-site#what-it-costs-me', '/about#money', '/terms-of-service#payment'],
  },
  { q: 'r u open saturdays', kind: 'answerable', sources: ['/contact'] },
  {
    q: 'do you put tracking stuff on my phone when I look around here',
    kind: 'answerable',
    sources: ['/privacy-policy#cookies', '/privacy-policy#what-and-why'],
  },
  {
    q: 'adjuster came in way under what my contractor quoted, is there some official way to fight over the number?',
    kind: 'answerable',
    sources: [
      '/faq/claims#offer-too-low',
      '/blog/hail-and-your-roof#when-you-cannot-agree',
      '/business/general#alberta',
    ],
  },
  {
    q: 'they keep pushing their own shop to fix my bumper, is it my choice or theirs',
    kind: 'answerable',
    sources: ['/faq/claims#choosing-a-repair-shop'],
  },
];
