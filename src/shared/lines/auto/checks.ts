/** Answers that may contradict each other, and requests that nobody can place. */
import type { CrossCheck, Knockout } from '../types.ts';

const number = (value: number) => ({ number: value });

export const autoCrossChecks: readonly CrossCheck[] = [
  {
    id: 'drivers-described',
    at: 'drivers',
    when: { less: [{ rows: 'drivers' }, { answer: 'driversCount' }] },
    message: 'You counted more drivers than you described. Add the others, or tell your broker.',
  },
  {
    id: 'drivers-counted',
    at: 'driversCount',
    when: { less: [{ answer: 'driversCount' }, { rows: 'drivers' }] },
    message: 'You described more drivers than you counted. Check the number.',
  },
  {
    id: 'claims-described',
    at: 'claims',
    when: {
      any: [
        { less: [{ rows: 'claims' }, { answer: 'atFaultCount' }] },
        { less: [{ rows: 'claims' }, { answer: 'otherClaimsCount' }] },
        {
          all: [
            { question: 'atFaultCount', atLeast: 1 },
            { question: 'otherClaimsCount', atLeast: 1 },
            { less: [{ rows: 'claims' }, number(2)] },
          ],
        },
      ],
    },
    message: 'You counted more claims than you described. Add the others, or tell your broker.',
  },
  {
    id: 'fault-counted',
    at: 'faultShare',
    each: 'claims',
    when: {
      all: [
        { question: 'faultShare', atLeast: 1 },
        { question: 'atFaultCount', equals: 0 },
      ],
    },
    message: 'You gave this claim a share of fault and counted no at-fault collisions. Check which is right.',
  },
  {
    id: 'convictions-described',
    at: 'convictions',
    when: { less: [{ rows: 'convictions' }, { answer: 'convictionsCount' }] },
    message: 'You counted more convictions or sanctions than you described. Add the others, or tell your broker.',
  },
  {
    id: 'suspension-likely',
    at: 'convictionKind',
    each: 'convictions',
    when: {
      all: [
        { question: 'convictionKind', oneOf: ['serious', 'roadside'] },
        { question: 'suspended', equals: false },
      ],
    },
    message:
      'This often comes with a licence suspension, and you said there was none. Check both, or tell your broker.',
  },
  {
    id: 'student-age',
    at: 'studentAway',
    each: 'drivers',
    when: {
      all: [{ question: 'studentAway', equals: true }, { less: [number(30), { yearsSince: 'birthDate' }] }],
    },
    message: 'This driver is over 30 and a student away from home. If that’s right, keep it; otherwise check the date.',
  },
  {
    id: 'class-new',
    at: 'licenceClass',
    each: 'drivers',
    when: {
      all: [
        { question: 'licenceClass', oneOf: ['5', '4', '3', '2', '1', '6'] },
        { less: [{ yearsSince: 'firstLicensed' }, number(2)] },
      ],
    },
    message: 'This driver has a full licence and was first licensed very recently. Check the class and the year.',
  },
  {
    id: 'learner-long',
    at: 'licenceClass',
    each: 'drivers',
    when: {
      all: [
        { question: 'licenceClass', oneOf: ['7', '5-gdl', '6-gdl'] },
        { less: [number(10), { yearsSince: 'firstLicensed' }] },
      ],
    },
    message:
      'This driver has a learner’s or graduated licence and was first licensed more than ten years ago. Check both.',
  },
  {
    id: 'distance',
    at: 'yearlyKm',
    each: 'vehicles',
    when: {
      any: [
        { less: [{ answer: 'yearlyKm' }, number(500)] },
        { all: [{ less: [number(39), { answer: 'commuteKm' }] }, { less: [{ answer: 'yearlyKm' }, number(8_000)] }] },
      ],
    },
    message: 'The distance is very short for a year of this use. Check that it’s for the whole year, not a month.',
  },
  {
    id: 'paid-use',
    at: 'use',
    each: 'vehicles',
    when: {
      all: [
        { question: 'use', oneOf: ['rideshare', 'delivery'] },
        { question: 'paidDriving', equals: 'none' },
      ],
    },
    message:
      'This vehicle is used for rideshare or delivery, and you said nobody drives for pay. Check which is right.',
  },
  {
    id: 'paid-licence',
    at: 'paidLicence',
    when: { question: 'paidLicence', equals: 'other' },
    message:
      'You carry passengers for a platform, and Alberta asks for a Class 1, 2 or 4 licence. Check the class, or tell your broker.',
  },
];

export const autoKnockouts: readonly Knockout[] = [
  {
    id: 'outside-alberta',
    when: { question: 'keptInAlberta', equals: 'elsewhere' },
    title: 'Our broker partners can’t insure vehicles kept outside Alberta',
    text: 'They’re licensed in Alberta only. A broker in the province where the vehicles are kept can help. If they’ll come to Alberta after all, you can still send this request.',
    turnTo: [{ label: 'Ask us who can help', href: '/contact' }],
  },
  {
    id: 'already-happened',
    when: { question: 'reason', equals: 'happened' },
    title: 'New insurance can’t pay for something that has already happened',
    text: 'If you were insured that day, call that insurer. If you weren’t, or the other driver can’t be found, read what you can do. You can still send this request for the time ahead.',
    turnTo: [
      { label: 'Questions about claims', href: '/faq/claims' },
      {
        label: 'Injured by an uninsured or unknown driver',
        href: 'https://www.alberta.ca/injured-by-an-uninsured-or-unknown-driver.aspx',
      },
    ],
  },
];
