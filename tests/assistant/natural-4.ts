/** Asked the way strangers type, and labelled from the pages afterwards; worked with. */
import type { GoldenQuestion } from './golden.ts';

export const natural4: readonly GoldenQuestion[] = [
  {
    q: 'is it free',
    kind: 'answerable',
    sources: ['/faq/this-site#what-it-costs-me', '/terms-of-service#what-we-are', '/about#what-we-do'],
  },
  {
    q: 'can i get a quote in French or Punjabi',
    kind: 'answerable',
    sources: [
      '/faq/this-site#how-a-broker-is-matched',
      '/about#matching',
      '/blog/how-a-broker-works#how-a-request-on-this-site-finds-a-broker',
    ],
  },
  {
    q: 'will you sell my data',
    kind: 'answerable',
    sources: ['/faq/this-site#who-sees-my-answers', '/privacy-policy#who-receives'],
  },
  {
    q: 'how do I unsubscribe from newsletter',
    kind: 'answerable',
    sources: ['/faq/this-site#newsletter', '/privacy-policy#your-rights'],
  },
  {
    q: 'are the brokers licensed and how do I check',
    kind: 'answerable',
    sources: [
      '/faq/brokers#check-a-licence',
      '/blog/how-a-broker-works#what-a-licence-tells-you',
      '/about#how-brokers-are-checked',
      '/insurance/life#alberta',
    ],
  },
  {
    q: "What if I'm unhappy with my broker",
    kind: 'answerable',
    sources: [
      '/faq/brokers#complain-about-a-broker',
      '/faq/brokers#changing-brokers',
      '/about#complaints',
      '/blog/how-a-broker-works#what-people-get-wrong',
      '/blog/how-a-broker-works#from-options-to-a-policy',
    ],
  },
  { q: 'do you have an app', kind: 'unanswerable' },
  {
    q: "what's the difference between a broker and an agent",
    kind: 'answerable',
    sources: ['/faq/brokers#agent-or-broker', '/blog/how-a-broker-works#who-does-what'],
  },
  { q: "I'm in Lloydminster which side counts", kind: 'unanswerable' },
  { q: 'insurance in Grande Prairie', kind: 'unanswerable' },
  {
    q: 'hail calgary car dents pay?',
    kind: 'answerable',
    sources: [
      '/locations/calgary#calgary-page-hail-car',
      '/locations/calgary#driving',
      '/faq/auto#hail-claim-on-my-car',
      '/insurance/auto#covers',
      '/insurance/auto#mandatory-and-optional',
      '/faq/first-questions#comprehensive-vs-collision',
      '/blog/hail-and-your-roof#the-first-days-after-the-storm',
    ],
  },
  {
    q: 'pink card what is it',
    kind: 'answerable',
    sources: ['/resources/insurance-words#pink-card', '/blog/first-car-insurance#the-first-year'],
  },
  { q: 'title insurance', kind: 'unanswerable' },
  {
    q: 'my insurance went up for no reason',
    kind: 'answerable',
    sources: [
      '/faq/auto#premium-rises-without-claims',
      '/insurance/auto#alberta',
      '/blog/end-of-the-grid#what-limits-prices-without-it',
    ],
  },
  { q: 'extended warranty on a used truck', kind: 'unanswerable' },
  { q: 'is AMA roadside worth it', kind: 'advice' },
  {
    q: 'parking lot ding nobody saw it',
    kind: 'answerable',
    sources: [
      '/insurance/auto#covers',
      '/insurance/auto#mandatory-and-optional',
      '/blog/winter-driving#which-part-pays',
      '/faq/claims#small-claim',
      '/blog/first-car-insurance#the-first-year',
    ],
  },
  {
    q: 'whats a good car for a teenager insurance wise',
    kind: 'answerable',
    sources: [
      '/blog/first-car-insurance#ask-before-you-buy',
      '/blog/first-car-insurance#what-moves-a-new-driver-s-price',
    ],
  },
  {
    q: 'do i really need collision on an old beater',
    kind: 'answerable',
    sources: [
      '/blog/first-car-insurance#what-you-must-have-and-what-you-choose',
      '/blog/winter-driving#what-people-get-wrong',
      '/faq/first-questions#comprehensive-vs-collision',
      '/insurance/auto#mandatory-and-optional',
    ],
  },
  {
    q: 'buying off kijiji, insurance first or registration first',
    kind: 'answerable',
    sources: [
      '/blog/first-car-insurance#ask-before-you-buy',
      '/insurance/auto#auto-page-start',
      '/insurance/auto#alberta',
      '/faq/auto#driving-record-from-elsewhere',
      '/blog/newcomers-insurance#the-first-car',
    ],
  },
  {
    q: 'temporary permit to drive a car home',
    kind: 'answerable',
    sources: [
      '/insurance/auto#alberta',
      '/blog/first-car-insurance#ask-before-you-buy',
      '/blog/newcomers-insurance#the-first-car',
      '/faq/auto#driving-record-from-elsewhere',
    ],
  },
  { q: 'can i put my car on turo', kind: 'answerable', sources: ['/faq/auto#sharing-my-car-for-money'] },
  {
    q: 'how long does an accident follow you around',
    kind: 'answerable',
    sources: [
      '/faq/auto#at-fault-accident-years',
      '/blog/end-of-the-grid#what-limits-prices-without-it',
      '/blog/end-of-the-grid#what-people-get-wrong',
      '/blog/end-of-the-grid#three-renewals',
      '/insurance/auto#price',
    ],
  },
  {
    q: 'i dont own a car but drive sometimes, is there insurance for that',
    kind: 'answerable',
    sources: ['/faq/auto#no-car-of-my-own'],
  },
  {
    q: 'daughter is taking our car to lethbridge for uni',
    kind: 'answerable',
    sources: ['/blog/first-car-insurance#whose-name-whose-policy', '/locations/lethbridge#driving'],
  },
  {
    q: 'sled insurance do i need it',
    kind: 'answerable',
    sources: ['/insurance/specialty#alberta', '/insurance/specialty#covers'],
  },
  {
    q: 'is boat insurance mandatory',
    kind: 'answerable',
    sources: ['/insurance/specialty#alberta', '/insurance/specialty#covers'],
  },
  {
    q: 'camper parked at the lake all summer',
    kind: 'answerable',
    sources: [
      '/insurance/specialty#covers',
      '/locations/red-deer#red-deer-page-trailer',
      '/locations/red-deer#driving',
    ],
  },
  { q: 'hit a cow', kind: 'answerable', sources: ['/blog/winter-driving#which-part-pays'] },
  {
    q: 'slid on ice into somebody is it my fault',
    kind: 'answerable',
    sources: [
      '/blog/winter-driving#but-it-was-black-ice',
      '/blog/winter-driving#which-part-pays',
      '/locations/calgary#driving',
    ],
  },
  {
    q: 'got pushed into the car in front at a red light whos fault',
    kind: 'answerable',
    sources: [
      '/locations/red-deer#red-deer-page-pushed',
      '/locations/red-deer#driving',
      '/blog/winter-driving#but-it-was-black-ice',
    ],
  },
  {
    q: 'physio after accident how much do they pay',
    kind: 'answerable',
    sources: [
      '/insurance/auto#covers',
      '/faq/auto#hurt-in-a-crash',
      '/blog/care-first-explained#what-an-injured-person-receives',
      '/blog/rideshare-insurance#your-vehicle-your-loan-your-income',
    ],
  },
  {
    q: 'cant sue anymore??',
    kind: 'answerable',
    sources: [
      '/faq/auto#suing-the-other-driver',
      '/blog/care-first-explained#when-you-disagree-with-your-insurer',
      '/blog/care-first-explained#which-accidents-it-is-for',
      '/insurance/auto#alberta',
      '/blog/care-first-explained#what-it-leaves-alone',
    ],
  },
  { q: 'what is a loss payee', kind: 'answerable', sources: ['/faq/auto#owing-more-than-the-car'] },
  {
    q: 'motorbike',
    kind: 'answerable',
    sources: [
      '/insurance/specialty#covers',
      '/insurance/specialty#price',
      '/insurance/specialty#alberta',
      '/insurance/specialty#excludes',
      '/insurance/specialty#specialty-page-winter-cancel',
      '/insurance/specialty#checklist',
    ],
  },
  {
    q: 'does insurance include towing',
    kind: 'answerable',
    sources: [
      '/faq/auto#towing-and-roadside',
      '/blog/winter-driving#which-part-pays',
      '/blog/winter-driving#what-to-ask-a-broker-before-the-first-storm',
      '/locations/fort-mcmurray#driving',
    ],
  },
  {
    q: 'do demerits affect my insurance',
    kind: 'answerable',
    sources: [
      '/blog/first-car-insurance#what-moves-a-new-driver-s-price',
      '/insurance/auto#price',
      '/faq/first-questions#auto-premium-factors',
      '/blog/end-of-the-grid#what-limits-prices-without-it',
    ],
  },
  {
    q: 'how much should i insure my house for',
    kind: 'answerable',
    sources: [
      '/faq/home#amount-for-the-house',
      '/insurance/home#covers',
      '/blog/wildfire-season#before-the-season-not-during-it',
    ],
  },
  {
    q: "what if pipes freeze when we're on vacation",
    kind: 'answerable',
    sources: [
      '/faq/home#empty-house',
      '/locations/edmonton#edmonton-page-frozen-pipe',
      '/locations/edmonton#home',
      '/locations/edmonton#risks',
      '/insurance/home#excludes',
      '/blog/basement-flooded#what-the-policy-pays-for',
      '/blog/tenant-insurance#moving-and-other-moments-to-call',
    ],
  },
  {
    q: 'flood insurance calgary',
    kind: 'answerable',
    sources: [
      '/locations/calgary#home',
      '/locations/calgary#risks',
      '/blog/overland-water',
      '/faq/first-questions#flood-cover',
      '/insurance/home#alberta',
      '/insurance/home#excludes',
      '/insurance/home#home-page-storm-forecast',
    ],
  },
];
