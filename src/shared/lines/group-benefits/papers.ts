import type { DocumentRule } from '../types.ts';

const hasPlan = { question: 'currentPlan', equals: true };

export const groupBenefitsPapers: readonly DocumentRule[] = [
  {
    id: 'census',
    title: 'A list of the employees, without names',
    why: 'Insurers price the group from it. For each person: a number you choose, birth year, sex, occupation, salary range, hire date, province, and single, couple or family. No names are needed.',
    category: 'business',
  },
  {
    id: 'booklet',
    title: 'The booklet of your current plan',
    why: 'It shows what your employees have now, so that nobody loses a benefit by accident.',
    category: 'policy',
    when: hasPlan,
  },
  {
    id: 'renewal',
    title: 'The last renewal, with rates and claims experience',
    why: 'Other insurers use it to price the plan. Your broker only needs totals.',
    category: 'policy',
    when: hasPlan,
  },
  {
    id: 'bill',
    title: 'A recent bill, with names blacked out',
    why: 'It shows the rates and volumes you pay for now.',
    category: 'policy',
    when: hasPlan,
  },
  {
    id: 'agreement',
    title: 'The benefits pages of the collective agreement',
    why: 'The plan has to match them.',
    category: 'business',
    when: { question: 'union', equals: true },
  },
  {
    id: 'ownership',
    title: 'Who owns the related companies, in a few lines',
    why: 'Insurers ask for common ownership before companies share a plan.',
    category: 'business',
    when: { question: 'affiliates', equals: true },
  },
  {
    id: 'newCompany',
    title: 'A recent payroll summary, without names',
    why: 'It shows a new company’s insurer that there are employees, and how many.',
    category: 'business',
    when: { question: 'yearsInBusiness', equals: 'under1' },
  },
  {
    id: 'absences',
    title: 'A list of absences, without names or reasons',
    why: 'Insurers ask when each began and which benefits are being paid.',
    category: 'business',
    when: { question: 'disabilityCount', atLeast: 1 },
  },
];
