/** Asked the way strangers type, and labelled from the pages afterwards; worked with. */
import type { GoldenQuestion } from './golden.ts';

export const natural1: readonly GoldenQuestion[] = [
  {
    q: 'I just bought a 2019 Civic, how soon do I have to get insurance on it',
    kind: 'answerable',
    sources: [
      '/insurance/auto#auto-page-start',
      '/insurance/auto#who',
      '/insurance/auto#alberta',
      '/blog/first-car-insurance#ask-before-you-buy',
      '/blog/first-car-insurance#what-you-must-have-and-what-you-choose',
      '/blog/first-car-insurance#what-people-get-wrong',
    ],
  },
  {
    q: 'whats the minimum liability in alberta',
    kind: 'answerable',
    sources: [
      '/insurance/auto#auto-page-minimum-limit',
      '/insurance/auto#who',
      '/blog/first-car-insurance#what-you-must-have-and-what-you-choose',
      '/commercial-auto#alberta',
      '/insurance/specialty#alberta',
    ],
  },
  {
    q: 'do i need winter tires by law here',
    kind: 'answerable',
    sources: ['/faq/auto#winter-tire-discount', '/blog/winter-driving#tires-and-the-mountains'],
  },
  {
    q: 'my basement got wet last june from the river, would a normal home policy have paid for that?',
    kind: 'answerable',
    sources: [
      '/insurance/home#excludes',
      '/insurance/home#which-water-is-which',
      '/blog/basement-flooded',
      '/blog/overland-water',
      '/faq/first-questions#flood-cover',
      '/faq/home#basement-flooded',
      '/resources/insurance-words#overland-water',
      '/locations/calgary#home',
    ],
  },
  {
    q: 'Can my landlord force me to buy tenant insurance?',
    kind: 'answerable',
    sources: [
      '/faq/home#lease-asks-for-insurance',
      '/blog/tenant-insurance#when-the-lease-asks-for-it',
      '/insurance/home#who',
    ],
  },
  {
    q: 'How does Care-First change things in 2027?',
    kind: 'answerable',
    sources: ['/blog/care-first-explained', '/insurance/auto#alberta', '/faq/auto#suing-the-other-driver'],
  },
  {
    q: 'what is DCPD',
    kind: 'answerable',
    sources: [
      '/insurance/auto#covers',
      '/insurance/auto#auto-page-own-insurer',
      '/insurance/auto#mandatory-and-optional',
      '/resources/insurance-words#dcpd',
      '/blog/winter-driving#but-it-was-black-ice',
      '/locations/red-deer#driving',
    ],
  },
  {
    q: 'I lend my truck to my brother. If he crashes it, whose insurance pays?',
    kind: 'answerable',
    sources: ['/faq/auto#lending-my-car', '/insurance/auto#who', '/blog/first-car-insurance#what-people-get-wrong'],
  },
  { q: 'how much is car insurance for a 19 year old in Calgary', kind: 'price' },
  { q: 'which insurance company is the cheapest', kind: 'price' },
  { q: 'hi', kind: 'courtesy' },
  { q: 'thanks!!', kind: 'courtesy' },
  { q: 'are you a robot or a person', kind: 'courtesy' },
  {
    q: 'who owns this site?',
    kind: 'answerable',
    sources: [
      '/privacy-policy#who-we-are',
      '/terms-of-service#what-we-are',
      '/about#what-we-do',
      '/faq/this-site#are-you-a-broker',
    ],
  },
  {
    q: 'how do you make money',
    kind: 'answerable',
    sources: ['/about#money', '/terms-of-service#payment', '/faq/this-site#what-it-costs-me'],
  },
  { q: 'I got rear ended this morning, what should I do', kind: 'claim' },
  {
    q: 'my neighbours tree fell on my fence who pays',
    kind: 'answerable',
    sources: ['/locations/red-deer#home', '/locations/lethbridge#home'],
  },
  { q: 'hail damaged my roof, is it covered', kind: 'cover' },
  {
    q: 'I run a food truck, what do I need',
    kind: 'answerable',
    sources: [
      '/business/restaurants#restaurants-food-truck',
      '/business/restaurants#who',
      '/business/restaurants#covers',
      '/business/restaurants#checklist',
    ],
  },
  {
    q: 'Do I need WCB as a plumber with no employees?',
    kind: 'answerable',
    sources: [
      '/business#alberta',
      '/faq/business#business-insurance-by-law',
      '/faq/business#employee-hurt-at-work',
      '/business/contractors#alberta',
      '/blog/small-business-basics#workers-helpers-and-you',
    ],
  },
  {
    q: 'insurance for Uber drivers edmonton',
    kind: 'answerable',
    sources: ['/business/rideshare', '/blog/rideshare-insurance', '/faq/business#driving-for-an-app'],
  },
  {
    q: 'skip the dishes delivery does my personal policy cover me',
    kind: 'answerable',
    sources: [
      '/business/rideshare#rideshare-food-too',
      '/business/rideshare#excludes',
      '/blog/rideshare-insurance',
      '/insurance/auto#excludes',
      '/commercial-auto#personal-or-commercial',
    ],
  },
  {
    q: 'my parents are coming from India for 18 months, what insurance do they need for the visa',
    kind: 'answerable',
    sources: [
      '/super-visa',
      '/faq/super-visa#super-visa-rule',
      '/faq/super-visa#staying-two-years',
      '/blog/super-visa-insurance#the-rule-of-28-january-2025',
    ],
  },
  {
    q: 'Super visa minimum coverage amount??',
    kind: 'answerable',
    sources: [
      '/super-visa',
      '/faq/super-visa#super-visa-rule',
      '/blog/super-visa-insurance#the-rule-of-28-january-2025',
      '/blog/super-visa-insurance#checklist',
    ],
  },
  {
    q: 'can super visa insurance be refunded if visa is refused',
    kind: 'answerable',
    sources: [
      '/super-visa#refunds',
      '/faq/super-visa#refund-after-a-refusal',
      '/blog/super-visa-insurance#refunds-and-renewals',
    ],
  },
  {
    q: "I'm a nurse and want malpractice insurance",
    kind: 'answerable',
    sources: [
      '/business/medical#alberta',
      '/business/medical#covers',
      '/business/medical#excludes',
      '/business/medical#medical-doctor-protected',
    ],
  },
  {
    q: 'Is term or whole life better for me',
    kind: 'answerable',
    sources: ['/faq/life-and-travel#term-or-whole-life', '/insurance/life#covers'],
  },
  {
    q: 'my dad died without telling us about his policy, how do we find out if he had life insurance',
    kind: 'answerable',
    sources: ['/insurance/life#life-page-find-policy'],
  },
  {
    q: 'travel insurance pre-existing condition stable 90 days meaning',
    kind: 'answerable',
    sources: [
      '/insurance/travel#travel-page-stable',
      '/insurance/travel#excludes',
      '/super-visa#past-illness',
      '/resources/insurance-words#pre-existing-condition',
    ],
  },
  {
    q: 'going to Arizona for 4 months with my RV',
    kind: 'answerable',
    sources: [
      '/insurance/travel#alberta',
      '/insurance/travel#who',
      '/insurance/travel#covers',
      '/insurance/specialty#covers',
      '/insurance/specialty#alberta',
      '/locations/lethbridge#driving',
    ],
  },
  {
    q: 'I have a DUI from 2021, can I still get insured?',
    kind: 'answerable',
    sources: [
      '/blog/end-of-the-grid#what-limits-prices-without-it',
      '/blog/first-car-insurance#what-you-must-have-and-what-you-choose',
      '/blog/newcomers-insurance#the-first-car',
      '/faq/auto#missed-payment',
      '/insurance/auto#price',
    ],
  },
  {
    q: 'will one speeding ticket raise my rate',
    kind: 'answerable',
    sources: [
      '/insurance/auto#price',
      '/faq/first-questions#auto-premium-factors',
      '/blog/end-of-the-grid#what-limits-prices-without-it',
      '/blog/end-of-the-grid#the-grid-in-plain-words',
      '/blog/end-of-the-grid#what-people-get-wrong',
      '/blog/first-car-insurance#what-moves-a-new-driver-s-price',
    ],
  },
  {
    q: 'what does comprehensive mean',
    kind: 'answerable',
    sources: [
      '/resources/insurance-words#comprehensive',
      '/faq/first-questions#comprehensive-vs-collision',
      '/insurance/auto#covers',
      '/insurance/auto#mandatory-and-optional',
      '/blog/first-car-insurance#what-you-must-have-and-what-you-choose',
    ],
  },
  {
    q: "deductible explain like i'm 5",
    kind: 'answerable',
    sources: ['/resources/insurance-words#deductible', '/blog/tenant-insurance#liability-first-then-belongings'],
  },
  {
    q: 'grid rate cap good driver alberta 2026',
    kind: 'answerable',
    sources: ['/insurance/auto#alberta', '/blog/end-of-the-grid', '/faq/auto#premium-rises-without-claims'],
  },
  { q: 'how do I cancel my policy', kind: 'answerable', sources: ['/faq/first-questions#cancel-my-own-policy'] },
  {
    q: 'does credit score matter for home insurance in alberta',
    kind: 'answerable',
    sources: ['/blog/newcomers-insurance#the-first-home'],
  },
  {
    q: 'airbnb in my basement suite',
    kind: 'answerable',
    sources: [
      '/faq/home#short-term-guests',
      '/faq/home#renting-out-the-basement',
      '/insurance/home#excludes',
      '/insurance/specialty#who',
    ],
  },
];
