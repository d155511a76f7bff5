/** Answers about life insurance that may contradict each other, and what partners cannot place. Values that are sensitive are not named. */
import type { CheckCondition, CrossCheck, Knockout } from '../types.ts';

/** Younger than so many years, when the date of birth is known. */
const youngerThan = (years: number): CheckCondition => ({ less: [{ yearsSince: 'birthDate' }, { number: years }] });
const olderThan = (years: number): CheckCondition => ({ less: [{ number: years }, { yearsSince: 'birthDate' }] });

export const lifeChecks: readonly CrossCheck[] = [
  {
    id: 'policies-missing',
    at: 'policies',
    when: { less: [{ rows: 'policies' }, { answer: 'policiesCount' }] },
    message: 'You gave a number of policies and described fewer. Add the others, or tell your broker.',
  },
  {
    id: 'policies-extra',
    at: 'policies',
    when: { less: [{ answer: 'policiesCount' }, { rows: 'policies' }] },
    message:
      'You described more policies than the number you gave. Change the number, or remove one that’s listed twice.',
  },
  {
    id: 'replacing-nothing',
    at: 'replacing',
    when: {
      all: [{ question: 'replacing', equals: true }, { less: [{ answer: 'policiesCount' }, { number: 1 }] }],
    },
    message:
      'You said there’s no life policy now and that the new one would replace one. Change one of the two answers.',
  },
  {
    id: 'long-term-late',
    at: 'term',
    when: { all: [{ question: 'term', equals: '30' }, olderThan(60)] },
    message:
      'You asked for 30 years, and by the date of birth that would end after age 90. Few insurers offer it; your broker can suggest another term.',
  },
  {
    id: 'amount-below-debt',
    at: 'amount',
    when: { less: [{ answer: 'amount' }, { answer: 'mortgageBalance' }] },
    message: 'The amount you have in mind is less than what’s left on the debt. If that’s what you want, keep it.',
  },
  {
    id: 'term-below-debt',
    at: 'term',
    when: {
      any: [10, 20, 30].map((years) => ({
        all: [{ question: 'term', equals: String(years) }, { less: [{ number: years }, { answer: 'mortgageYears' }] }],
      })),
    },
    message: 'The term you chose ends before the debt does. A longer one would last until it’s paid off.',
  },
  {
    id: 'nicotine-child',
    at: 'birthDate',
    when: { all: [{ question: 'nicotine', equals: true }, youngerThan(12)] },
    message: 'The date of birth doesn’t go well with another answer on this page. Check the year.',
  },
  {
    id: 'child-who-is-grown',
    at: 'insuredWho',
    when: { all: [{ question: 'insuredWho', equals: 'child' }, olderThan(40)] },
    message:
      'You said the insured person is your child or grandchild, and the date of birth is more than 40 years ago. Check both, or keep them if they’re right.',
  },
  {
    id: 'retired-early',
    at: 'employment',
    when: { all: [{ question: 'employment', equals: 'retired' }, youngerThan(40)] },
    message: 'You said the person is retired, and by the date of birth is younger than 40. Check both answers.',
  },
  {
    id: 'weight-of-adult',
    at: 'weightPounds',
    when: { all: [{ less: [{ answer: 'weightPounds' }, { number: 70 }] }, olderThan(18)] },
    message: 'Weight is asked for in pounds. Check the number and the date of birth.',
  },
  {
    id: 'large-amount-for-income',
    at: 'amount',
    when: {
      all: [{ question: 'income', equals: 'under40' }, { less: [{ number: 300_000_000 }, { answer: 'amount' }] }],
    },
    message:
      'Insurers rarely offer this amount for the income you chose. Check for a zero too many, or ask your broker.',
  },
];

export const lifeKnockouts: readonly Knockout[] = [
  {
    id: 'without-agreement',
    when: { question: 'agrees', equals: false },
    title: 'The person whose life is insured has to agree',
    text: 'Insurers don’t issue a policy on an adult who hasn’t agreed to it. Talk with them first; you can come back to this request at any time.',
    turnTo: [
      { label: 'Questions about life insurance', href: '/faq/life-and-travel' },
      { label: 'Contact us', href: '/contact' },
    ],
  },
];
