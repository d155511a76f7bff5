/** General answers that may contradict each other, and what partners can’t place. */
import type { CrossCheck, Knockout } from '../types.ts';
import { inIndustry } from './parts.ts';

const dollars = (amount: number) => ({ number: amount * 100 });

export const businessChecks: readonly CrossCheck[] = [
  {
    id: 'claimsMissing',
    at: 'claims',
    when: { less: [{ rows: 'claims' }, { answer: 'claimsCount' }] },
    message: 'You described fewer claims than you counted. Add the others, or tell your broker.',
  },
  {
    id: 'claimsExtra',
    at: 'claimsCount',
    when: { less: [{ answer: 'claimsCount' }, { rows: 'claims' }] },
    message: 'You described more claims than you counted. Change the number if one is missing.',
  },
  {
    id: 'payrollForFew',
    at: 'payroll',
    when: {
      all: [{ less: [{ answer: 'employees' }, { number: 3 }] }, { less: [dollars(400_000), { answer: 'payroll' }] }],
    },
    message: 'That’s a large payroll for one or two people. Check both numbers, or tell your broker.',
  },
  {
    id: 'payrollOverRevenue',
    at: 'payroll',
    when: {
      all: [{ question: 'revenue', equals: 'under100k' }, { less: [dollars(150_000), { answer: 'payroll' }] }],
    },
    message: 'The payroll is larger than the revenue. That happens in a first year; otherwise check both.',
  },
  {
    id: 'newButInsuredLong',
    at: 'yearsInsured',
    when: {
      all: [{ less: [{ answer: 'yearsInBusiness' }, { number: 3 }] }, { question: 'yearsInsured', equals: 'over5' }],
    },
    message:
      'The business has been insured longer than it has existed. If that was an earlier business, tell your broker.',
  },
  {
    id: 'usWithoutSales',
    at: 'usShare',
    when: { less: [{ answer: 'usShare' }, { number: 1 }] },
    message: 'You have customers in the United States and no revenue from there. Enter a share, even a small one.',
  },
  {
    id: 'crowdAtHome',
    at: 'premises',
    when: { all: [{ question: 'premises', equals: 'home' }, { less: [{ number: 9 }, { answer: 'employees' }] }] },
    message:
      'Ten people or more work there, and it operates from home. If they work elsewhere, tell your broker where.',
  },
  {
    id: 'boardOfOne',
    at: 'wanted',
    when: {
      all: [
        { question: 'entityType', equals: 'sole' },
        { question: 'wanted', equals: 'directors' },
      ],
    },
    message: 'Directors and officers coverage is for corporations and boards, and you chose a sole proprietorship.',
  },
  {
    id: 'oneBuildingManyLocations',
    at: 'locations',
    when: { all: [{ question: 'inAlberta', equals: 'some' }, { less: [{ answer: 'locations' }, { number: 2 }] }] },
    message: 'Some premises are outside Alberta, and you counted one location. Count all of them.',
  },
];

export const businessKnockouts: readonly Knockout[] = [
  {
    id: 'lossAlready',
    when: { question: 'lossAlready', equals: true },
    title: 'A new policy can’t pay for what has happened',
    text: 'Report it to the insurer you had when it happened. Our partners can quote for what comes next; say so in the notes.',
    turnTo: [
      { label: 'Questions about claims', href: '/faq/claims' },
      { label: 'Contact us', href: '/contact' },
    ],
  },
  {
    id: 'workersCompensation',
    when: { question: 'wanted', equals: 'wcb' },
    title: 'Workers’ compensation comes from the WCB',
    text: 'In Alberta the Workers’ Compensation Board provides it, not insurers or brokers. Our partners can quote the rest.',
    turnTo: [{ label: 'WCB Alberta', href: 'https://www.wcb.ab.ca' }],
  },
  {
    id: 'outsideAlberta',
    when: { question: 'inAlberta', equals: 'none' },
    title: 'Our partners are licensed in Alberta',
    text: 'They can’t place insurance on premises in another province. Write to us and we’ll let you know if someone can help.',
    turnTo: [{ label: 'Contact us', href: '/contact' }],
  },
  {
    id: 'noLiquorLicence',
    when: { all: [inIndustry('liquor'), { question: 'liquorLicence', equals: 'none' }] },
    title: 'A liquor licence comes first',
    text: 'Our partners can’t place liquor liability before a licence is applied for. Ask again once it is.',
    turnTo: [{ label: 'AGLC', href: 'https://aglc.ca' }],
  },
  {
    id: 'rideshareLicence',
    when: {
      all: [
        inIndustry('rideshare'),
        { question: 'rideshareLicence', oneOf: ['5', '7'] },
        { question: 'platforms', oneOf: ['uber', 'lyft', 'otherRides'] },
      ],
    },
    title: 'Driving passengers takes another licence',
    text: 'Alberta asks for a Class 1, 2 or 4 licence. Our partners can’t place rideshare coverage before you have one.',
    turnTo: [
      { label: 'Ride-for-hire services, Government of Alberta', href: 'https://www.alberta.ca/ride-for-hire-services' },
    ],
  },
];
