/** Answers to the questions of an industry that may contradict each other. */
import type { CrossCheck } from '../types.ts';
import { inIndustry } from './parts.ts';

export const industryChecks: readonly CrossCheck[] = [
  {
    id: 'retroactiveBeforeBusiness',
    at: 'retroactiveDate',
    when: {
      all: [
        inIndustry('professionals'),
        { question: 'proInsured', equals: true },
        { less: [{ answer: 'yearsInBusiness' }, { yearsSince: 'retroactiveDate' }] },
      ],
    },
    message: 'The retroactive date is earlier than the business. If it comes from an earlier firm, tell your broker.',
  },
  {
    id: 'advisersOverStaff',
    at: 'advisers',
    when: { all: [inIndustry('professionals'), { less: [{ answer: 'employees' }, { answer: 'advisers' }] }] },
    message: 'More people advise clients than work there. If some are contractors, tell your broker.',
  },
  {
    id: 'tradesNotSplit',
    at: 'tradeSplit',
    when: {
      all: [
        inIndustry('contractors'),
        { question: 'tradeSplit', atLeast: 1 },
        { less: [{ rows: 'tradeSplit' }, { rows: 'trades' }] },
      ],
    },
    message: 'You chose more trades than you split your receipts into. Add the others, or tell your broker.',
  },
  {
    id: 'roofOnTheGround',
    at: 'maxHeight',
    when: {
      all: [
        inIndustry('contractors'),
        { question: 'trades', equals: 'roofing' },
        { question: 'maxHeight', equals: 'ground' },
      ],
    },
    message: 'You do roofing and don’t work above the ground. Choose the height of the highest roof.',
  },
  {
    id: 'torchWithoutRoofing',
    at: 'hotWork',
    when: {
      all: [
        inIndustry('contractors'),
        { question: 'hotWork', equals: 'torch' },
        { not: { question: 'trades', equals: 'roofing' } },
      ],
    },
    message: 'You chose torch-on roofing, and roofing isn’t among your trades. Check both.',
  },
  {
    id: 'jobOverRevenue',
    at: 'largestJob',
    when: {
      all: [
        inIndustry('contractors'),
        { question: 'revenue', equals: 'under100k' },
        { less: [{ number: 15_000_000 }, { answer: 'largestJob' }] },
      ],
    },
    message: 'Your largest job is worth more than the revenue of a year. Check both numbers.',
  },
  {
    id: 'tallHouse',
    at: 'projectStoreys',
    when: {
      all: [
        inIndustry('construction'),
        { question: 'projectKind', equals: 'house' },
        { less: [{ number: 4 }, { answer: 'projectStoreys' }] },
      ],
    },
    message: 'A house or duplex seldom has that many storeys. Check what is being built.',
  },
  {
    id: 'smallLongProject',
    at: 'projectMonths',
    when: {
      all: [
        inIndustry('construction'),
        { less: [{ number: 36 }, { answer: 'projectMonths' }] },
        { less: [{ answer: 'projectValue' }, { number: 30_000_000 }] },
      ],
    },
    message: 'That’s a long time for a project of this size. Check the months and the amount.',
  },
  {
    id: 'seatsWithoutRoom',
    at: 'seats',
    when: {
      all: [
        inIndustry('restaurants'),
        { question: 'restaurantKind', oneOf: ['ghost', 'truck'] },
        { less: [{ number: 40 }, { answer: 'seats' }] },
      ],
    },
    message: 'A food truck or delivery kitchen seldom has that many seats. Check the kind of place.',
  },
  {
    id: 'dancingWithoutAlcohol',
    at: 'alcoholShare',
    when: {
      all: [
        inIndustry('restaurants'),
        { question: 'entertainment', oneOf: ['dancing'] },
        { less: [{ answer: 'alcoholShare' }, { number: 1 }] },
      ],
    },
    message: 'You have a dance floor and no alcohol. If you serve any, enter its share of sales.',
  },
  {
    id: 'liquorWithoutAlcohol',
    at: 'alcoholShare',
    when: {
      all: [
        inIndustry('liquor'),
        { question: 'liquorKind', oneOf: ['nightclub', 'store'] },
        { less: [{ answer: 'alcoholShare' }, { number: 20 }] },
      ],
    },
    message:
      'The share of alcohol is small for a bar or liquor store. Check it, or tell your broker what else you sell.',
  },
  {
    id: 'exportsAtHome',
    at: 'territories',
    when: {
      all: [
        inIndustry('manufacturers'),
        { question: 'exportShare', atLeast: 1 },
        { question: 'territories', answered: true },
        { not: { question: 'territories', oneOf: ['us', 'abroad'] } },
      ],
    },
    message: 'Part of your sales leaves Canada, and all your customers are in Canada. Add the other countries.',
  },
  {
    id: 'aircraftUncertified',
    at: 'certificates',
    when: {
      all: [
        inIndustry('manufacturers'),
        { question: 'endUse', equals: 'aircraft' },
        { question: 'certificates', equals: 'none' },
      ],
    },
    message: 'Aircraft and railway parts usually need a quality certificate. If you have one, add it.',
  },
  {
    id: 'practitionersOverStaff',
    at: 'practitionersCount',
    when: { all: [inIndustry('medical'), { less: [{ answer: 'employees' }, { answer: 'practitionersCount' }] }] },
    message: 'You counted more practitioners than people. If some are independent, tell your broker.',
  },
  {
    id: 'professionOverCount',
    at: 'practitionerCount',
    each: 'practitioners',
    when: {
      all: [inIndustry('medical'), { less: [{ answer: 'practitionersCount' }, { answer: 'practitionerCount' }] }],
    },
    message: 'This profession has more practitioners than you counted in total. Check both numbers.',
  },
  {
    id: 'seasonReversed',
    at: 'stockLow',
    when: { all: [inIndustry('retail'), { less: [{ answer: 'stockPeak' }, { answer: 'stockLow' }] }] },
    message: 'Your quietest month has more stock than your busiest one. Check both amounts.',
  },
  {
    id: 'hoursWithoutDistance',
    at: 'tripKm',
    when: {
      all: [
        inIndustry('rideshare'),
        { less: [{ number: 30 }, { answer: 'rideshareHours' }] },
        { less: [{ answer: 'tripKm' }, { number: 5_000 }] },
      ],
    },
    message: 'That’s a short distance for so many hours a week. Check both numbers.',
  },
];
