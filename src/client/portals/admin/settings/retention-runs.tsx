import { formatMoment } from '#client/lib/format-time.ts';
import { trpc } from '#client/lib/trpc.tsx';
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
                <th scope="row">{formatMoment(at)}</th>
                <td data-label="What">{retentionRules[rule].what}</td>
                <td data-label="Removed">{removed.toLocaleString('en-CA')}</td>
                <td data-label="Kept by holds">{kept.toLocaleString('en-CA')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
