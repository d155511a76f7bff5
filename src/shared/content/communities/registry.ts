/** The communities with their own page, largest first: the order of the navigation. */
import { communities as byName } from '../generated/communities.ts';
import type { Community } from './community.ts';

export const communities: readonly Community[] = byName.toSorted(
  (one, other) => other.population.count - one.population.count,
);
