import { NativeSelect, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { ImportSummary } from '#shared/data-transfer/imports/schema.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import list from '../lists/list.module.css';
import { useListParams } from '../lists/use-list-params.ts';
import { ImportState } from './import-state.tsx';

const choices = [
  { value: '', label: 'All imports' },
  { value: 'unfinished', label: 'Unfinished imports' },
];

/** The imported files, newest first: all of them, or those somebody has yet to finish. */
export function ImportList() {
  const { get, set } = useListParams();
  const unfinished = get('imports') === 'unfinished';
  const { data, error, refetch } = trpc.imports.list.useQuery({ unfinished }, { refetchOnMount: 'always' });
  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading imports" />;
  if (data.imports.length === 0 && !unfinished)
    return (
      <EmptyState title="No imports yet">
        <p>Files you upload are listed here, along with what happened to them.</p>
      </EmptyState>
    );
  return (
    <Stack gap="lg">
      <div className={list.filters}>
        <NativeSelect
          label="Show"
          data={choices}
          value={unfinished ? 'unfinished' : ''}
          onChange={({ currentTarget }) => set({ imports: currentTarget.value })}
        />
      </div>
      {data.imports.length === 0 ? (
        <EmptyState title="No unfinished imports">
          <p>An import that was uploaded more than an hour ago but hasn’t been run appears here for 30 days.</p>
        </EmptyState>
      ) : (
        <ImportTable imports={data.imports} />
      )}
    </Stack>
  );
}

function ImportTable({ imports }: { imports: readonly ImportSummary[] }) {
  const { hrefWith } = useListParams();
  return (
    <table className={list.table}>
      <caption className="visually-hidden">Imported files, newest first</caption>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Rows</th>
          <th scope="col">Status</th>
          <th scope="col">Uploaded by</th>
          <th scope="col">Uploaded</th>
        </tr>
      </thead>
      <tbody>
        {imports.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link className={list.name} to={hrefWith({ import: row.id })}>
                {row.fileName}
              </Link>
            </th>
            <td data-label="Rows">{formatNumber(row.rowCount)}</td>
            <td data-label="Status">
              <ImportState state={row.state} />
            </td>
            <td data-label="Uploaded by">{row.createdByName}</td>
            <td data-label="Uploaded">{formatShortMoment(row.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
