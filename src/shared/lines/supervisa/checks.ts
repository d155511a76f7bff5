import type { CrossCheck, Knockout } from '../types.ts';

export const supervisaCrossChecks: readonly CrossCheck[] = [
  {
    id: 'underOneYear',
    at: 'months',
    when: {
      all: [{ question: 'alreadyHere', equals: false }, { less: [{ answer: 'months' }, { number: 12 }] }],
    },
    message: 'A Super Visa asks for insurance of at least 12 months from the day of entry, and you entered fewer.',
  },
  {
    id: 'highAge',
    at: 'birthDate',
    each: 'visitors',
    when: { less: [{ number: 84 }, { yearsSince: 'birthDate' }] },
    message:
      'This visitor is 85 or older, and fewer insurers accept that age. Check the year, or leave it if it’s right.',
  },
  {
    id: 'youngGrandparent',
    at: 'birthDate',
    each: 'visitors',
    when: {
      all: [
        { question: 'relationship', equals: 'grandparents' },
        { less: [{ yearsSince: 'birthDate' }, { number: 45 }] },
      ],
    },
    message: 'You said grandparents, and this visitor is younger than 45. Check the year of birth.',
  },
  {
    id: 'someOfEach',
    at: 'visitors',
    when: {
      all: [{ question: 'relationship', equals: 'both' }, { less: [{ rows: 'visitors' }, { number: 2 }] }],
    },
    message: 'You said parents and grandparents, and listed one visitor. Add the others.',
  },
  {
    id: 'longHere',
    at: 'arrivedOn',
    when: { less: [{ number: 4 }, { yearsSince: 'arrivedOn' }] },
    message:
      'They arrived five years ago or earlier, and a stay on this visa lasts five years at most. Check the date.',
  },
  {
    id: 'stageAndPlace',
    at: 'applicationStage',
    when: {
      all: [
        { question: 'alreadyHere', equals: false },
        { question: 'applicationStage', equals: 'extension' },
      ],
    },
    message: 'This answer doesn’t seem to fit with where the visitors are now. Check both, or tell your broker.',
  },
  {
    id: 'healthAnswers',
    at: 'medicationChange',
    when: {
      all: [
        { question: 'stable', oneOf: ['year', '180', 'none'] },
        { question: 'medicationChange', equals: true },
      ],
    },
    message: 'Two of these answers don’t seem to fit together. Check them, or tell your broker.',
  },
];

const contact = { label: 'Ask us', href: '/contact' };
const superVisa = {
  label: 'Who can get a Super Visa (Government of Canada)',
  href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/parent-grandparent-super-visa/eligibility.html',
};

export const supervisaKnockouts: readonly Knockout[] = [
  {
    id: 'notParents',
    when: { question: 'relationship', equals: 'other' },
    title: 'A Super Visa is for parents and grandparents',
    text: 'Other visitors come on a visitor visa, or without one, and need visitor insurance instead. Our broker partners can quote that too: use the general request and say who’s coming and when.',
    turnTo: [{ label: 'Ask for visitor insurance', href: '/get-quote?type=general' }, superVisa, contact],
  },
  {
    id: 'needsCare',
    when: { question: 'needsCare', equals: true },
    title: 'Insurance can’t pay for what has happened already',
    text: 'A new policy only pays for what happens after it starts. If they have visitor insurance, call its emergency number now. In an emergency call 911, and for health advice in Alberta call Health Link at 811.',
    turnTo: [{ label: 'Health Link 811', href: 'https://myhealth.alberta.ca/811' }, contact],
  },
];
