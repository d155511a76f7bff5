/** Answers about a home that may contradict each other, and requests that partners cannot place. */
import type { CrossCheck, Knockout } from '../types.ts';

export const homeChecks: readonly CrossCheck[] = [
  {
    id: 'claims-missing',
    at: 'claims',
    when: { less: [{ rows: 'claims' }, { answer: 'claimsCount' }] },
    message: 'You gave a number of claims and described fewer. Add the others, or tell your broker.',
  },
  {
    id: 'claims-extra',
    at: 'claims',
    when: { less: [{ answer: 'claimsCount' }, { rows: 'claims' }] },
    message:
      'You described more claims than the number you gave. Change the number, or remove one that’s listed twice.',
  },
  {
    id: 'bought-before-built',
    at: 'ownedSince',
    when: { less: [{ answer: 'ownedSince' }, { answer: 'yearBuilt' }] },
    message:
      'You bought the home before the year it was built. If you bought the land first, that’s fine; otherwise check both years.',
  },
  {
    id: 'heating-before-built',
    at: 'heatingYear',
    when: { less: [{ answer: 'heatingYear' }, { answer: 'yearBuilt' }] },
    message: 'The heating system is older than the home. Check both years.',
  },
  {
    id: 'knob-and-tube-in-newer-home',
    at: 'wiring',
    when: {
      all: [{ question: 'wiring', equals: 'knobAndTube' }, { less: [{ number: 1960 }, { answer: 'yearBuilt' }] }],
    },
    message:
      'You said the wiring is knob-and-tube and the home was built after 1960, when it was hardly used anymore. Check the wiring or the year.',
  },
  {
    id: 'aluminum-in-newer-home',
    at: 'wiring',
    when: {
      all: [{ question: 'wiring', equals: 'aluminum' }, { less: [{ number: 1990 }, { answer: 'yearBuilt' }] }],
    },
    message:
      'You said the wiring is aluminum and the home was built after 1990, when copper was usual. Check the wiring or the year.',
  },
  {
    id: 'small-service-in-newer-home',
    at: 'electricalService',
    when: {
      all: [{ question: 'electricalService', equals: '60' }, { less: [{ number: 1985 }, { answer: 'yearBuilt' }] }],
    },
    message:
      'You said the service is 60 amps and the home was built after 1985. The number on the main breaker is usually 100 or more.',
  },
  {
    id: 'wood-heat-without-stove',
    at: 'woodStove',
    when: {
      all: [
        { question: 'heating', equals: 'wood' },
        { question: 'woodStove', equals: false },
      ],
    },
    message:
      'You said wood or pellets heat the home and there’s no stove. Change one of the two, or tell your broker what kind of heater it is.',
  },
  {
    id: 'old-asphalt-roof',
    at: 'roofYear',
    when: {
      all: [{ question: 'roofMaterial', equals: 'asphalt' }, { less: [{ number: 40 }, { yearsSince: 'roofYear' }] }],
    },
    message:
      'You said the roof has asphalt shingles and was last replaced more than 40 years ago. They rarely last that long, so check the year.',
  },
  {
    id: 'suite-without-tenant',
    at: 'use',
    when: {
      all: [
        { question: 'occupancy', equals: 'owner' },
        { question: 'use', oneOf: ['suite', 'boarders'] },
      ],
    },
    message:
      'You said only your household lives there and that part of it is rented. Change one of the two, or keep both if that part is empty.',
  },
  {
    id: 'one-unit-in-a-plex',
    at: 'rentalUnits',
    when: {
      all: [{ question: 'rentalProperty', equals: 'plex' }, { less: [{ answer: 'rentalUnits' }, { number: 2 }] }],
    },
    message:
      'You said the building has two to six units and one is rented out. Add the others, or tell your broker who uses them.',
  },
  {
    id: 'all-year-without-road',
    at: 'monthsUsed',
    when: {
      all: [
        { question: 'winterAccess', equals: 'none' },
        { question: 'monthsUsed', oneOf: ['allYear', 'winter'] },
      ],
    },
    message:
      'You said there’s no road in winter and that you use it in winter. If both are right, keep them; your broker will ask how you get there.',
  },
];

export const homeKnockouts: readonly Knockout[] = [
  {
    id: 'outside-alberta',
    when: { question: 'outsideAlberta', equals: true },
    title: 'Our broker partners can’t place a home outside Alberta',
    text: 'They’re licensed in Alberta only. A broker in the province or state where the property is can insure it. Your answers are kept if you’d like to insure another home.',
    turnTo: [{ label: 'Ask us who could help', href: '/contact' }],
  },
  {
    id: 'apartment-building',
    when: { question: 'rentalProperty', equals: 'apartments' },
    title: 'A building with more than six units needs business insurance',
    text: 'Home insurers leave buildings of this size to business insurance. The business questionnaire asks what a broker needs for one.',
    turnTo: [
      { label: 'Start a business quote', href: '/get-quote?type=business' },
      { label: 'Contact us', href: '/contact' },
    ],
  },
  {
    id: 'loss-has-happened',
    when: { question: 'unrepaired', equals: 'wantsPaid' },
    title: 'A new policy can’t pay for damage that’s already there',
    text: 'Insurance only pays for what happens after it starts. If you had a policy when the damage happened, call that insurer now. You can still send this request for the time after the repair.',
    turnTo: [
      { label: 'Questions about claims', href: '/faq/claims' },
      { label: 'Contact us', href: '/contact' },
    ],
  },
];
