/** Conditions and options that several steps share. */
import type { Condition, Option } from '../../types.ts';

/** Carrying people is rated, licensed and insured differently from carrying goods. */
export const carriesPassengers: Condition = { question: 'work', equals: 'passengers' };
export const carriesGoods: Condition = { not: carriesPassengers };
export const leavesAlberta: Condition = { question: 'radius', equals: 'out' };

export const deductibles: readonly Option[] = [
  { value: '500', label: '$500' },
  { value: '1000', label: '$1,000' },
  { value: '2500', label: '$2,500' },
  { value: 'higher', label: 'More than $2,500' },
  { value: 'advise', label: 'I’d like advice' },
];
