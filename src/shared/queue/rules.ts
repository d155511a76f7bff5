/** What a list holds and in which order, where the filters alone do not say it. */
import type { CaseStatus } from '#shared/cases/schema.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import { searchTerms } from '#shared/platform/text-search/terms.ts';
import type { WorklistFilters, WorklistSort } from './schema.ts';

type Narrowing = Pick<WorklistFilters, 'bucket' | 'statuses' | 'q'>;

/**
 * Whether everything the filters let through is open. Without a group, a status or words it is what still goes on; words are looked for
 * in what has ended, too.
 */
export function isOpenOnly({ bucket, statuses, q }: Narrowing): boolean {
  if (statuses?.length) return statuses.every((status) => (openStatuses as readonly CaseStatus[]).includes(status));
  return bucket !== 'closed' && (bucket !== undefined || !q || searchTerms(q) === null);
}

/** Nothing is due in what has ended: where that is shown, the latest movement leads. */
export function orderOf(filters: Narrowing, sort: WorklistSort = 'due'): WorklistSort {
  return sort === 'due' && !isOpenOnly(filters) ? 'activity' : sort;
}
