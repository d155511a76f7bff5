/** Answers that may contradict each other, and requests that nobody can place. */
import type { CrossCheck, Knockout } from '../types.ts';

const number = (value: number) => ({ number: value });

export const commercialAutoCrossChecks: readonly CrossCheck[] = [
  {
    id: 'units-listed',
    at: 'vehicleCount',
    each: 'vehicles',
    when: { all: [{ question: 'units', atLeast: 1 }, { less: [{ rows: 'units' }, { answer: 'vehicleCount' }] }] },
    message: 'You counted more vehicles of this type than your list has. Add the others, or send a list later.',
  },
  {
    id: 'drivers-listed',
    at: 'crew',
    when: { all: [{ question: 'crew', atLeast: 1 }, { less: [{ rows: 'crew' }, { answer: 'driversCount' }] }] },
    message: 'You counted more drivers than you listed. Add the others, or send a list later.',
  },
  {
    id: 'drivers-counted',
    at: 'driversCount',
    when: { less: [{ answer: 'driversCount' }, { rows: 'crew' }] },
    message: 'You listed more drivers than you counted. Check the number.',
  },
  {
    id: 'one-driver',
    at: 'vehicleCount',
    each: 'vehicles',
    when: {
      all: [
        { question: 'driversCount', equals: 1 },
        { not: { question: 'vehicleClass', equals: 'trailer' } },
        { less: [number(3), { answer: 'vehicleCount' }] },
      ],
    },
    message: 'You have one driver and several vehicles. Check that everyone who drives is counted.',
  },
  {
    id: 'young-counted',
    at: 'youngDrivers',
    when: { less: [{ answer: 'driversCount' }, { answer: 'youngDrivers' }] },
    message: 'You counted more young drivers than drivers. Check both numbers.',
  },
  {
    id: 'operators-counted',
    at: 'ownerOperators',
    when: { less: [{ answer: 'driversCount' }, { answer: 'ownerOperators' }] },
    message: 'You counted more owner-operators than drivers. Include them with the drivers, or tell your broker.',
  },
  {
    id: 'class-weight',
    at: 'vehicleClass',
    each: 'vehicles',
    when: {
      all: [
        { question: 'vehicleClass', oneOf: ['tractor', 'dump'] },
        { question: 'heaviest', equals: 'light' },
      ],
    },
    message: 'You listed a heavy truck and said the heaviest vehicle is up to 4,500 kg. Check which is right.',
  },
  {
    id: 'certificate-needed',
    at: 'safetyFitness',
    when: {
      all: [
        { question: 'safetyFitness', equals: 'no' },
        {
          any: [
            { question: 'heaviest', equals: 'heavy' },
            {
              all: [
                { question: 'heaviest', equals: 'medium' },
                { question: 'radius', equals: 'out' },
              ],
            },
            { question: 'seats', atLeast: 11 },
          ],
        },
      ],
    },
    message:
      'With this weight, distance or number of seats, a carrier usually needs a Safety Fitness Certificate. Check with Alberta Transportation, or ask your broker.',
  },
  {
    id: 'fuel-declared',
    at: 'dangerousGoods',
    when: {
      all: [
        { question: 'cargoKinds', equals: 'fuel' },
        { question: 'dangerousGoods', equals: false },
      ],
    },
    message: 'You carry fuel, oil or chemicals and no dangerous goods. Check both, because many of them count.',
  },
  {
    id: 'load-values',
    at: 'cargoMax',
    when: { less: [{ answer: 'cargoMax' }, { answer: 'cargoUsual' }] },
    message: 'A usual load is worth more than the most valuable one. Check both amounts.',
  },
  {
    id: 'states-filings',
    at: 'filings',
    when: {
      all: [
        { question: 'filings', equals: 'none' },
        { question: 'territories', equals: 'usa' },
      ],
    },
    message:
      'You go to the United States and need no filings. Carriers for hire usually need them there; ask your broker.',
  },
  {
    id: 'claims-described',
    at: 'claims',
    when: { less: [{ rows: 'claims' }, { answer: 'claimsCount' }] },
    message: 'You counted more claims than you described. Add the others, or tell your broker.',
  },
];

export const commercialAutoKnockouts: readonly Knockout[] = [
  {
    id: 'outside-alberta',
    when: { question: 'base', equals: 'elsewhere' },
    title: 'Our broker partners can’t insure vehicles registered outside Alberta',
    text: 'They’re licensed in Alberta only. A broker in the province where the vehicles are registered can help. If some will be registered here, you can still send this request.',
    turnTo: [{ label: 'Ask us who can help', href: '/contact' }],
  },
  {
    id: 'already-happened',
    when: { question: 'reason', equals: 'happened' },
    title: 'New insurance can’t pay for something that has already happened',
    text: 'If you were insured that day, call that insurer. You can still send this request for the time ahead.',
    turnTo: [
      { label: 'Questions about claims', href: '/faq/claims' },
      { label: 'Contact us', href: '/contact' },
    ],
  },
];
