import { Stack, Text, Title } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { keptWords, retentionRules } from '#shared/data-classes/retention-rules.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import list from '../lists/list.module.css';

/** The runs that removed something, newest first. */
export function RetentionRuns() {
  const { data, error, refetch } = trpc.retention.runs.useQuery(undefined, { refetchOnMount: 'always' });
  const runs = data?.runs.filter(({ removed }) => removed > 0) ?? [];
  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="runs">
      <Title order={4} size="h2" id="runs">
        Recent runs
      </Title>
      {runs.length === 0 ? (
        <Text c="dimmed" inherit>
          No run has removed anything yet.
        </Text>
      ) : (
        <table className={list.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Removed</th>
              <th scope="col">Kept by legal holds</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ id, rule, removed, kept, at }) => (
              <tr key={id}>
                <th scope="row">{formatShortMoment(at)}</th>
                <td data-label="What">{retentionRules[rule].what}</td>
                <td data-label="Removed">{formatNumber(removed)}</td>
                <td data-label="Kept by legal holds">{keptWords(kept)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
}
