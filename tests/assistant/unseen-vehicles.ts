/** Of the unseen set: vehicles. */
import type { GoldenQuestion } from './golden.ts';

export const vehicles: readonly GoldenQuestion[] = [
  // Vehicles
  {
    q: 'heading to fernie to ski in december on all seasons, is that even legal',
    kind: 'answerable',
    sources: ['/blog/winter-driving#tires-and-the-mountains', '/faq/auto#winter-tire-discount'],
  },
  {
    q: 'If you jerk the wheel to miss a moose and end up in the trees, is that treated different than actually hitting it?',
    kind: 'answerable',
    sources: [
      '/insurance/auto#covers',
      '/blog/winter-driving#which-part-pays',
      '/blog/winter-driving#deer-moose-and-the-month-of-november',
      '/locations/fort-mcmurray#driving',
    ],
  },
  {
    q: 'what part of a car policy is for when somebody dings you in a parking lot and takes off without leaving a name',
    kind: 'answerable',
    sources: [
      '/insurance/auto#covers',
      '/insurance/auto#mandatory-and-optional',
      '/blog/winter-driving#which-part-pays',
    ],
  },
  {
    q: 'my kid passed her first road test, how long is she stuck with zero beers before driving?',
    kind: 'answerable',
    sources: ['/blog/first-car-insurance#what-moves-a-new-driver-s-price'],
  },
  {
    q: 'Buying a Civic off kijiji saturday night, can i just drive it home?',
    kind: 'answerable',
    sources: [
      '/blog/first-car-insurance#ask-before-you-buy',
      '/blog/first-car-insurance#what-people-get-wrong',
      '/insurance/auto#auto-page-start',
      '/insurance/auto#alberta',
      '/blog/newcomers-insurance#the-first-car',
      '/faq/auto#driving-record-from-elsewhere',
    ],
  },
  {
    q: 'can they jack my car renewal up as high as they feel like next year',
    kind: 'answerable',
    sources: [
      '/insurance/auto#alberta',
      '/blog/end-of-the-grid#what-limits-prices-without-it',
      '/blog/end-of-the-grid#what-people-get-wrong',
      '/blog/end-of-the-grid#three-renewals',
      '/faq/auto#premium-rises-without-claims',
    ],
  },
  {
    q: 'Do the cops need to know about every fender bender or can we just swap info',
    kind: 'answerable',
    sources: ['/faq/claims#just-had-a-crash', '/insurance/auto#alberta', '/blog/winter-driving#when-it-has-happened'],
  },
  {
    q: 'If I ride my bike to work next summer and a truck takes me out, who replaces my paycheque? I do not own a car.',
    kind: 'answerable',
    sources: [
      '/blog/care-first-explained#which-accidents-it-is-for',
      '/blog/care-first-explained#what-an-injured-person-receives',
      '/faq/auto#hurt-in-a-crash',
      '/insurance/auto#alberta',
    ],
  },
  {
    q: 'tow truck on the shoulder with the lights going, how slow do i have to go past',
    kind: 'answerable',
    sources: ['/blog/winter-driving#when-it-has-happened'],
  },
  {
    q: 'someone on facebook is selling pink slips for 200 bucks, legit or not?',
    kind: 'answerable',
    sources: [
      '/blog/newcomers-insurance#the-first-car',
      '/faq/brokers#check-a-licence',
      '/blog/how-a-broker-works#what-a-licence-tells-you',
    ],
  },
  {
    q: 'buddy takes my pickup now and then, if he wrecks it is it me that gets dinged',
    kind: 'answerable',
    sources: [
      '/faq/auto#lending-my-car',
      '/insurance/auto#who',
      '/blog/first-car-insurance#what-people-get-wrong',
      '/faq/auto#no-car-of-my-own',
    ],
  },
  {
    q: 'I leave the car running in the driveway to warm it up before work, is it a problem if it gets swiped?',
    kind: 'answerable',
    sources: [
      '/blog/winter-driving#thieves-like-a-warm-car',
      '/blog/winter-driving#which-part-pays',
      '/locations/edmonton#driving',
    ],
  },
  {
    q: 'thinking of doing uber evenings in calgary, do i have to take another road test for that',
    kind: 'answerable',
    sources: [
      '/business/rideshare#alberta',
      '/blog/rideshare-insurance#licence-checks-and-city-rules',
      '/faq/business#driving-for-an-app',
    ],
  },
  {
    q: 'carpooling with two guys from work and they chip in for gas, am I basically a taxi then?',
    kind: 'answerable',
    sources: ['/blog/rideshare-insurance#why-a-private-policy-stops-short'],
  },
  {
    q: 'My son lives in Lethbridge for university with a car that is in my name. Is that ok?',
    kind: 'answerable',
    sources: ['/blog/first-car-insurance#whose-name-whose-policy', '/insurance/auto#auto-page-household-drivers'],
  },
];
