/** Of the unseen set: homes. */
import type { GoldenQuestion } from './golden.ts';

export const homes: readonly GoldenQuestion[] = [
  // Homes
  {
    q: 'two weeks in Puerto Vallarta in january, does somebody honestly have to walk through the house while were gone?',
    kind: 'answerable',
    sources: [
      '/insurance/home#excludes',
      '/locations/edmonton#home',
      '/locations/edmonton#edmonton-page-frozen-pipe',
      '/blog/basement-flooded#what-the-policy-pays-for',
      '/blog/tenant-insurance#moving-and-other-moments-to-call',
      '/insurance/travel#alberta',
    ],
  },
  {
    q: 'We want to airbnb our spare room during stampede. Does the home insurer care?',
    kind: 'answerable',
    sources: [
      '/faq/home#renting-out-the-basement',
      '/insurance/home#excludes',
      '/blog/tenant-insurance#roommates-couples-and-students',
      '/faq/home#short-term-guests',
    ],
  },
  {
    q: 'if the neighbors tree blows over onto my garage whose insurance deals with that, his or mine',
    kind: 'answerable',
    sources: ['/locations/red-deer#home'],
  },
  {
    q: 'we paid 540 for the place including the lot, so 540 is what goes on the policy?',
    kind: 'answerable',
    sources: [
      '/faq/home#amount-for-the-house',
      '/insurance/home#covers',
      '/blog/wildfire-season#before-the-season-not-during-it',
    ],
  },
  {
    q: "what's that flap thing a plumber puts in so sewage doesn't come back up, and do insurance people care if you have one",
    kind: 'answerable',
    sources: [
      '/resources/insurance-words#backwater-valve',
      '/blog/overland-water#what-an-insurer-asks-about-the-house',
      '/insurance/home#price',
      '/insurance/home#home-page-storm-forecast',
      '/faq/home#insurer-will-not-renew',
      '/locations/edmonton#home',
    ],
  },
  {
    q: 'looking at a 1980s bungalow with the grey plastic poly b pipes, do companies turn you down over that',
    kind: 'answerable',
    sources: ['/insurance/home#price', '/faq/home#insurer-will-not-renew'],
  },
  {
    q: "guy knocking on doors says he'll eat the deductible if we sign for new shingles today, sketchy?",
    kind: 'answerable',
    sources: ['/faq/claims#roofer-at-the-door', '/blog/hail-and-your-roof#before-you-sign-with-a-roofer'],
  },
  {
    q: 'Do insurers pay for brand new shingles after hail when the old ones were 17 years old, or do they subtract something?',
    kind: 'answerable',
    sources: [
      '/insurance/home#home-page-roof-after-hail',
      '/blog/hail-and-your-roof',
      '/locations/calgary#home',
      '/locations/calgary#calgary-page-roof-age',
      '/resources/insurance-words#actual-cash-value',
    ],
  },
  {
    q: 'If you clear out early just on an alert, before they actually make you leave, does a policy normally pick up the motel?',
    kind: 'answerable',
    sources: [
      '/blog/wildfire-season#alert-or-order-one-word-matters',
      '/insurance/home#covers',
      '/locations/fort-mcmurray#fort-mcmurray-page-evacuation',
    ],
  },
  {
    q: 'how do people even prove what they owned if the house burns to the ground',
    kind: 'answerable',
    sources: [
      '/blog/wildfire-season#twenty-minutes-for-an-inventory',
      '/locations/fort-mcmurray#home',
      '/blog/wildfire-season#checklist',
    ],
  },
  {
    q: 'houses backing on the coulee, if the bank lets go is that something you can insure',
    kind: 'answerable',
    sources: [
      '/locations/lethbridge#lethbridge-page-coulee',
      '/locations/lethbridge#home',
      '/locations/lethbridge#risks',
    ],
  },
  {
    q: 'the city map says 1 in 100 year flood zone so I wont see one in my lifetime right?',
    kind: 'answerable',
    sources: ['/blog/overland-water#look-up-your-own-address'],
  },
  {
    q: "What's the most a condo board can stick one owner with if the water started at his place",
    kind: 'answerable',
    sources: [
      '/blog/condo-deductibles#the-rule',
      '/faq/home#condo-board-bill',
      '/insurance/home#alberta',
      '/locations/edmonton#home',
    ],
  },
  {
    q: 'my roomie already has insurance on our apartment so im good, right?',
    kind: 'answerable',
    sources: [
      '/insurance/home#home-page-roommate',
      '/locations/lethbridge#lethbridge-page-student',
      '/blog/tenant-insurance#roommates-couples-and-students',
    ],
  },
  {
    q: 'skis pinched out of a parked car, is that a car insurance thing or a renters thing?',
    kind: 'answerable',
    sources: [
      '/insurance/auto#excludes',
      '/blog/tenant-insurance#liability-first-then-belongings',
      '/blog/winter-driving#thieves-like-a-warm-car',
    ],
  },
  {
    q: 'grandma gave me gold bangles for my wedding, will a regular renters policy handle those?',
    kind: 'answerable',
    sources: [
      '/blog/newcomers-insurance#the-first-home',
      '/blog/tenant-insurance#liability-first-then-belongings',
      '/insurance/home#covers',
      '/insurance/specialty#covers',
    ],
  },
];
