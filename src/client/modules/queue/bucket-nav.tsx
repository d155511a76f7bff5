import { Link } from 'react-router-dom';
import { clockTone, shortDuration } from '#client/lib/remaining-time.ts';
import { useNow } from '#client/lib/use-now.ts';
import type { WorklistBucket, WorkScope } from '#shared/queue/filters.ts';
import { bucketLabel } from '#shared/queue/labels.ts';
import { type QueueQuery, queueQueryString } from '#shared/queue/query.ts';
import type { WorklistCount, WorklistCounts } from '#shared/queue/schema.ts';
import css from './queue-nav.module.css';

interface BucketNavProps {
  scope: WorkScope;
  query: QueueQuery;
  counts: WorklistCounts | undefined;
  /** The list of unassigned requests is one of the groups. */
  withPool: boolean;
}

const groups: Record<WorkScope, readonly WorklistBucket[]> = {
  mine: ['breached', 'today', 'me', 'withdrawal', 'confirm', 'client', 'hold', 'closed'],
  firm: ['breached', 'today', 'me', 'withdrawal', 'confirm', 'client', 'hold', 'closed'],
  all: ['breached', 'today', 'routing', 'me', 'withdrawal', 'confirm', 'client', 'hold', 'closed'],
};

function clockWords(bucket: WorklistBucket, count: WorklistCount, now: number): string | null {
  if (!count.nextDueAt || (bucket !== 'breached' && bucket !== 'today')) return null;
  const due = Date.parse(count.nextDueAt);
  const length = shortDuration(due - now);
  return clockTone(due, now) === 'late' ? `up to ${length} late` : `next in ${length}`;
}

/** The groups by urgency: who waits, how many, and how long. Each links to its part of the list. */
export function BucketNav({ scope, query, counts, withPool }: BucketNavProps) {
  const now = useNow();
  // Another group resets the search; the layout stays.
  const to = (bucket: WorklistBucket | undefined) =>
    `?${queueQueryString({
      ...(query.view && { view: query.view }),
      ...(scope === 'firm' && { list: 'firm' }),
      ...(bucket && { bucket }),
    })}`;
  return (
    <nav aria-label="Groups by urgency">
      <ul className={`plain-list ${css.buckets}`}>
        <li>
          <Link
            className={css.bucket}
            to={to(undefined)}
            aria-current={query.bucket || query.q || query.statuses || query.list === 'unassigned' ? undefined : 'true'}
            preventScrollReset
          >
            <span className={css.label}>All open</span>
          </Link>
        </li>
        {withPool && (
          <li>
            <Link
              className={css.bucket}
              to={`?${queueQueryString({ list: 'unassigned' })}`}
              aria-current={query.list === 'unassigned' ? 'true' : undefined}
              preventScrollReset
            >
              <span className={css.label}>Unassigned</span>
              {counts && (
                <span className={css.count}>
                  {counts.pool.count}
                  {counts.pool.more && '+'}
                </span>
              )}
            </Link>
          </li>
        )}
        {groups[scope].map((bucket) => {
          const count = counts?.buckets[bucket];
          const clock = count && clockWords(bucket, count, now);
          // Rare, so that it only takes space when there is one.
          if (bucket === 'withdrawal' && !count?.count && query.bucket !== bucket) return null;
          return (
            <li key={bucket}>
              <Link
                className={css.bucket}
                to={to(bucket)}
                aria-current={query.bucket === bucket ? 'true' : undefined}
                data-tone={bucket === 'breached' && count?.count ? 'late' : undefined}
                preventScrollReset
              >
                <span className={css.label}>{bucketLabel(bucket, scope)}</span>
                {count && (
                  <span className={css.count}>
                    {count.count}
                    {count.more && '+'}
                  </span>
                )}
                {clock && <span className={css.clock}>{clock}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
