/** The industries, in the order of the navigation. */
import { industries as byName } from '../generated/industries.ts';
import type { Industry } from './industry.ts';

export const industries: readonly Industry[] = byName.toSorted((one, other) => one.order - other.order);
