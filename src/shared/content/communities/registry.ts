/** The communities with their own page: those in the menu, then the others, each largest first. */
import { communities as byName } from '../generated/communities.ts';
import type { Community } from './community.ts';

export const communities: readonly Community[] = byName.toSorted(
  (one, other) => Number(other.inMenu) - Number(one.inMenu) || other.population.count - one.population.count,
);
