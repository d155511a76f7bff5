/** The contents and sort order of a list, where the filters alone do not decide it. */

import { openStatuses } from '#shared/cases/transitions.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { searchTerms } from '#shared/platform/text-search/terms.ts';
import type { WorklistFilters, WorklistSort } from './filters.ts';
import type { FoundWhere } from './schema.ts';

type Narrowing = Pick<WorklistFilters, 'bucket' | 'statuses' | 'q' | 'withdrawals'>;

/**
 * Whether the filters let through only open cases. Without a group, a status or search words only open cases are listed; a search
 * includes closed ones.
 */
export function isOpenOnly({ bucket, statuses, q, withdrawals }: Narrowing): boolean {
  // Only cases that have ended have one to confirm.
  if (bucket === 'withdrawal' || withdrawals) return false;
  if (statuses?.length) return statuses.every((status) => (openStatuses as readonly CaseStatus[]).includes(status));
  return bucket !== 'closed' && (bucket !== undefined || !isSearch({ q }));
}

/** Whether the filters include words that can be searched. */
export function isSearch({ q }: Pick<Narrowing, 'q'>): boolean {
  return q !== undefined && searchTerms(q) !== null;
}

/**
 * A search has the best matches first unless another order is chosen. Closed cases have no due dates: a list that includes them is sorted
 * by latest activity.
 */
export function orderOf(filters: Narrowing, sort?: WorklistSort): WorklistSort {
  if (isSearch(filters) && (sort === undefined || sort === 'match')) return 'match';
  const wanted = sort === undefined || sort === 'match' ? 'due' : sort;
  return wanted === 'due' && !isOpenOnly(filters) ? 'activity' : wanted;
}

/** The facts that every row shows: a match is marked there. */
export const foundInRow: readonly FoundWhere[] = ['number', 'name', 'title'];
