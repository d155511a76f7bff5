import type { CrossCheck, Knockout } from '../types.ts';

export const groupBenefitsCrossChecks: readonly CrossCheck[] = [
  {
    id: 'moreFamily',
    at: 'familyMembers',
    when: { less: [{ answer: 'employees' }, { answer: 'familyMembers' }] },
    message: 'More people are related to the owners than would be on the plan. Check the two numbers.',
  },
  {
    id: 'moreDependants',
    at: 'withDependants',
    when: { less: [{ answer: 'employees' }, { answer: 'withDependants' }] },
    message: 'Count employees with a family here, not the family members. It’s more than would be on the plan.',
  },
  {
    id: 'morePartTime',
    at: 'partTime',
    when: { less: [{ answer: 'employees' }, { answer: 'partTime' }] },
    message: 'More people work part-time than would be on the plan. Check the two numbers.',
  },
  {
    id: 'allPartTime',
    at: 'partTime',
    when: {
      all: [
        { question: 'partTime', atLeast: 1 },
        { not: { less: [{ answer: 'partTime' }, { answer: 'employees' }] } },
        { not: { less: [{ answer: 'employees' }, { answer: 'partTime' }] } },
      ],
    },
    message: 'Everyone on the plan works less than 20 hours a week, and most plans ask for more. Check the hours.',
  },
  {
    id: 'absentMore',
    at: 'disabilityCount',
    when: { less: [{ answer: 'employees' }, { answer: 'disabilityCount' }] },
    message: 'This number is larger than the number of employees on the plan. Check the two.',
  },
  {
    id: 'oneEmployee',
    at: 'employees',
    when: { question: 'employees', equals: 1 },
    message: 'With one person, an individual health plan may fit better. Your broker can quote both.',
  },
  {
    id: 'shareUnderHalf',
    at: 'employerShare',
    when: { less: [{ answer: 'employerShare' }, { number: 50 }] },
    message:
      'Most insurers ask the company to pay at least half. Is your figure what the company pays, or the employees?',
  },
  {
    id: 'allPaidNotAllJoin',
    at: 'participation',
    when: {
      all: [{ question: 'employerShare', equals: 100 }, { less: [{ answer: 'participation' }, { number: 100 }] }],
    },
    message: 'When the company pays everything, insurers usually expect everyone to join. Check the share that joins.',
  },
  {
    id: 'fewJoin',
    at: 'participation',
    when: {
      all: [
        { not: { question: 'employerShare', equals: 100 } },
        { less: [{ answer: 'participation' }, { number: 75 }] },
      ],
    },
    message:
      'Fewer than three quarters would join, and many insurers ask for more. Did you count people on a spouse’s plan?',
  },
  {
    id: 'newWithOldPlan',
    at: 'planYears',
    when: {
      all: [
        { question: 'yearsInBusiness', equals: 'under1' },
        { question: 'planYears', oneOf: ['1to2', '3'] },
      ],
    },
    message: 'The plan is older than the company. Check how long you’ve had each.',
  },
  {
    id: 'abroadMost',
    at: 'elsewhere',
    when: {
      all: [{ question: 'mostWork', equals: 'abroad' }, { not: { question: 'elsewhere', equals: 'abroad' } }],
    },
    message: 'Most employees work outside Canada, and it isn’t among the places you chose. Add it?',
  },
];

export const groupBenefitsKnockouts: readonly Knockout[] = [
  {
    id: 'mostlyAbroad',
    when: { question: 'mostWork', equals: 'abroad' },
    title: 'Most employees work outside Canada',
    text: 'A Canadian group plan is for employees who live in Canada. Our broker partners can quote one for those who do. For the others, ask an international benefits consultant or a broker in that country.',
    turnTo: [{ label: 'Ask us', href: '/contact' }],
  },
];
