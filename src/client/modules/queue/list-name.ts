import type { WorkScope } from '#shared/queue/filters.ts';
import { bucketLabel } from '#shared/queue/labels.ts';
import { isNarrowed, type QueueQuery } from '#shared/queue/query.ts';

/** What a list is called where a link leads to it. `all` names the one without filters of a user who has only one. */
export function listName(query: QueueQuery, scope: WorkScope, all = 'All open'): string {
  if (query.list === 'unassigned') return 'Unassigned';
  if (query.q) return `Search: ${query.q}`;
  if (query.bucket) return bucketLabel(query.bucket, scope);
  if (isNarrowed(query)) return 'Filtered list';
  return scope === 'firm' ? 'My firm' : all;
}
