import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { DryRun } from '#shared/assignment/dry-run-schema.ts';
import { KEPT_BROKERS } from '#shared/assignment/schema.ts';
import type { MatchingWeights } from '#shared/assignment/weights.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './dry-run.module.css';

function sentence({ decisions, changed, partial }: DryRun): string {
  if (decisions.length === 0) return 'No request has been matched yet, so there is nothing to compare with.';
  const outcome = `With these points, ${changed === 0 ? 'none' : changed} of the last ${decisions.length} decisions would have been different.`;
  // A decision records only the top brokers; it cannot show whether one ranked below them would have come first.
  const limit =
    partial > 0
      ? ` ${partial} of them had more than ${KEPT_BROKERS} brokers to choose from: the ${KEPT_BROKERS} best of then are compared.`
      : '';
  return outcome + limit;
}

/** The latest decisions with the weights on screen: who would have been asked instead. */
export function DryRunPanel({ weights }: { weights: MatchingWeights }) {
  const { data, error } = trpc.settings.dryRun.useQuery(
    { weights },
    { placeholderData: (before) => before, gcTime: 0 },
  );
  const changed = data?.decisions.filter((decision) => decision.changed) ?? [];
  return (
    <div className={css.panel}>
      <p role="status">
        <strong>Dry run. </strong>
        {error ? toApiError(error).serverMessage : data ? sentence(data) : 'Working it out.'}
      </p>
      {changed.length > 0 && (
        <div className={css.scroll}>
          <table className={css.table}>
            <caption className="visually-hidden">Requests that would have gone to somebody else</caption>
            <thead>
              <tr>
                <th scope="col">Request</th>
                <th scope="col">Asked</th>
                <th scope="col">Would be asked</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ id, caseId, caseNumber, line, at, before, after }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={paths.admin.case(caseId)}>{caseNumber}</Link>
                    <span className={css.detail}>
                      {lineLabels[line]}, {formatShortMoment(at)}
                    </span>
                  </th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {changed.length > 0 && (
        <p className={css.detail}>
          Worked out from what was recorded with each decision: the same brokers, with the room they had at that moment.
        </p>
      )}
    </div>
  );
}
