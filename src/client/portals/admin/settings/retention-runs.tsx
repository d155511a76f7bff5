import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { formatNumber } from '#shared/quotes/formats.ts';
import { retentionRules } from '#shared/retention/rules.ts';
import list from '../lists/list.module.css';
import css from './retention.module.css';

/** The rounds of late in which something went, newest first. */
export function RetentionRuns() {
  const { data } = trpc.retention.runs.useQuery(undefined, { refetchOnMount: 'always' });
  const runs = data?.runs.filter(({ removed }) => removed > 0) ?? [];
  if (!data) return null;
  return (
    <section aria-labelledby="rounds">
      <h4 id="rounds">Rounds of late</h4>
      {runs.length === 0 ? (
        <p className={css.muted}>Nothing was removed in the last rounds.</p>
      ) : (
        <table className={list.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Removed</th>
              <th scope="col">Kept by holds</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ id, rule, removed, kept, at }) => (
              <tr key={id}>
                <th scope="row">{formatShortMoment(at)}</th>
                <td data-label="What">{retentionRules[rule].what}</td>
                <td data-label="Removed">{formatNumber(removed)}</td>
                <td data-label="Kept by holds">{formatNumber(kept)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
