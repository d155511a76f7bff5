/** Of the unseen set: life, travel, toys. */
import type { GoldenQuestion } from './golden.ts';

export const people: readonly GoldenQuestion[] = [
  // Life
  {
    q: 'I quit smoking but I vape, do life insurance companies count that as a smoker',
    kind: 'answerable',
    sources: ['/insurance/life#price', '/insurance/life#checklist'],
  },
  {
    q: 'The lady at the bank says we should take their life insurance with the mortgage. Do we have to?',
    kind: 'answerable',
    sources: [
      '/insurance/life#lender-or-own',
      '/blog/newcomers-insurance#the-first-home',
      '/blog/how-much-life-insurance#what-people-get-wrong-and-what-to-ask',
    ],
  },
  {
    q: 'signed up for life insurance last week and already regret it, can i undo it',
    kind: 'answerable',
    sources: ['/insurance/life#alberta', '/faq/first-questions#cancel-my-own-policy'],
  },
  {
    q: 'Mom passed away in March and we think she had a policy somewhere but there is no paperwork. How would we find out?',
    kind: 'answerable',
    sources: ['/insurance/life#life-page-find-policy'],
  },
  {
    q: 'getting laid off end of the month, is my work life insurance just gone then',
    kind: 'answerable',
    sources: [
      '/faq/life-and-travel#life-insurance-after-a-job',
      '/insurance/life#who',
      '/blog/how-much-life-insurance#check-it-against-what-you-have',
      '/group-benefits#excludes',
    ],
  },
  // Travel and visits
  {
    q: 'snowbird, 7 months in Yuma every winter. do i lose my alberta health card',
    kind: 'answerable',
    sources: ['/insurance/travel#alberta'],
  },
  {
    q: 'break a leg at whistler and need the chopper, do I get a bill for that?',
    kind: 'answerable',
    sources: ['/insurance/travel#alberta', '/faq/life-and-travel#day-trip-across-the-border'],
  },
  {
    q: 'doc put me on a new heart pill three weeks before our cruise, does that mess up the travel insurance',
    kind: 'answerable',
    sources: [
      '/insurance/travel#travel-page-stable',
      '/insurance/travel#excludes',
      '/resources/insurance-words#pre-existing-condition',
    ],
  },
  {
    q: "I'm already in Portugal and forgot to get travel insurance, too late?",
    kind: 'answerable',
    sources: ['/insurance/travel#travel-page-already-left'],
  },
  {
    q: 'my inlaws super visa got turned down and we already paid the insurance, is that money gone?',
    kind: 'answerable',
    sources: [
      '/super-visa#refunds',
      '/faq/super-visa#refund-after-a-refusal',
      '/blog/super-visa-insurance#refunds-and-renewals',
    ],
  },
  {
    q: 'can we just use a company from India for it',
    kind: 'answerable',
    page: '/super-visa',
    sources: [
      '/super-visa#supervisa-page-abroad-insurer',
      '/super-visa#alberta',
      '/super-visa#what-the-application-asks',
      '/faq/super-visa#only-canadian-insurers',
      '/blog/super-visa-insurance#the-rule-of-28-january-2025',
    ],
  },
  // Toys
  {
    q: 'do i need a plate on my quad if i only rip around crown land',
    kind: 'answerable',
    sources: ['/insurance/specialty#alberta'],
  },
  {
    q: 'parking the harley till april, is it dumb to drop the insurance for those months?',
    kind: 'answerable',
    sources: [
      '/insurance/specialty#specialty-page-winter-cancel',
      '/insurance/auto#who',
      '/blog/winter-driving#what-people-get-wrong',
    ],
  },
];
