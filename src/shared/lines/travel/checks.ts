import type { CrossCheck, Knockout } from '../types.ts';

export const travelCrossChecks: readonly CrossCheck[] = [
  {
    id: 'returnPassed',
    at: 'return',
    when: {
      all: [{ question: 'alreadyLeft', equals: true }, { less: [{ number: -1 }, { yearsSince: 'return' }] }],
    },
    message: 'The day of return is today or has passed. Check the date, or tell your broker about the next trip.',
  },
  {
    id: 'age',
    at: 'age',
    each: 'travellers',
    when: { less: [{ number: 99 }, { answer: 'age' }] },
    message: 'This traveller would be 100 or older. Check the age, or leave it if it’s right.',
  },
  {
    id: 'aloneOrMore',
    at: 'relation',
    when: {
      all: [
        { question: 'relation', equals: 'alone' },
        { question: 'travellers', atLeast: 2 },
      ],
    },
    message: 'You listed several travellers and chose one person. Which one is right?',
  },
  {
    id: 'oneIsNoFamily',
    at: 'travellers',
    when: {
      all: [
        { question: 'relation', oneOf: ['couple', 'family', 'friends', 'group'] },
        { less: [{ rows: 'travellers' }, { number: 2 }] },
      ],
    },
    message: 'You listed one traveller and chose more than one person. Add the others, or change the description.',
  },
  {
    id: 'oneTripAnnual',
    at: 'tripsPerYear',
    when: {
      all: [
        { question: 'tripKind', equals: 'annual' },
        { question: 'tripsPerYear', equals: 1 },
      ],
    },
    message: 'You chose several trips in a year, and counted one. A policy for one trip may cost less.',
  },
  {
    id: 'annualTooLong',
    at: 'longestTrip',
    when: { question: 'longestTrip', equals: 'longer' },
    message:
      'Annual policies rarely include trips of more than 60 days. A policy for that trip, or a top-up, may fit better.',
  },
  {
    id: 'nothingToCancel',
    at: 'tripCost',
    when: { question: 'tripCost', equals: 0 },
    message:
      'You’d like cancellation insurance, and nothing is non-refundable. Check the amount, or leave cancellation out.',
  },
  {
    id: 'healthAnswers',
    at: 'conditionsWanted',
    when: {
      all: [
        { question: 'preExisting', equals: false },
        { question: 'conditionsWanted', equals: 'yes' },
      ],
    },
    message: 'Two of these answers don’t seem to fit together. Check them, or tell your broker.',
  },
  {
    id: 'winterShort',
    at: 'tripPurpose',
    when: {
      all: [
        { question: 'tripPurpose', equals: 'winter' },
        { question: 'longestTrip', oneOf: ['10', '17'] },
      ],
    },
    message: 'You’re spending the winter away, and the longest trip is short. Check the length of the longest trip.',
  },
];

export const travelKnockouts: readonly Knockout[] = [
  {
    id: 'alreadyHappened',
    when: { question: 'alreadyHappened', equals: true },
    title: 'Insurance can’t pay for what has happened already',
    text: 'A new policy only pays for what happens after it starts. If you have travel insurance through a card, work or an earlier policy, call its emergency number now. In an emergency abroad, the Government of Canada can help day and night.',
    turnTo: [
      { label: 'Emergency help abroad', href: 'https://travel.gc.ca/assistance/emergency-assistance' },
      { label: 'Ask us', href: '/contact' },
    ],
  },
];
