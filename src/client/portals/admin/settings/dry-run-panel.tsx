import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { DryRun } from '#shared/assignment/dry-run-schema.ts';
import { KEPT_BROKERS } from '#shared/assignment/schema.ts';
import type { MatchingWeights } from '#shared/assignment/weights.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';
import list from '../lists/list.module.css';

function sentence({ decisions, changed, partial }: DryRun): string {
  if (decisions.length === 0) return 'No request has been matched yet, so there’s nothing to compare.';
  const outcome = `With these points, ${changed === 0 ? 'none' : changed} of the last ${decisions.length} decisions would have been different.`;
  // A decision records only the top brokers; it cannot show whether one ranked below them would have come first.
  const limit =
    partial > 0
      ? ` ${partial} of them had more than ${KEPT_BROKERS} eligible brokers; only the top ${KEPT_BROKERS} are compared.`
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
    <Stack gap="sm" px="md" py="sm" bg="var(--band)" bdrs="sm">
      <p role="status">
        <strong>Dry run. </strong>
        {error ? toApiError(error).serverMessage : data ? sentence(data) : 'Calculating…'}
      </p>
      {changed.length > 0 && (
        <table className={list.table}>
          <caption className="visually-hidden">Requests that would have gone to another broker</caption>
          <thead>
            <tr>
              <th scope="col">Request</th>
              <th scope="col">Offered to</th>
              <th scope="col">Would be offered to</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ id, caseId, caseNumber, line, at, before, after }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={paths.admin.case(caseId)}>{caseNumber}</Link>
                  <span className={list.under}>
                    {lineLabels[line]}, {formatShortMoment(at)}
                  </span>
                </th>
                <td data-label="Offered to">{before}</td>
                <td data-label="Would be offered to">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changed.length > 0 && (
        <Text c="dimmed" size="sm">
          Based on what was recorded with each decision: the same brokers, with the capacity they had at the time.
        </Text>
      )}
    </Stack>
  );
}
