import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { formatNumber } from '#shared/platform/formats.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import list from '../lists/list.module.css';
import { useListParams } from '../lists/use-list-params.ts';
import { ImportState } from './import-state.tsx';

/** The imported files, newest first. Renders nothing when empty: the button above is enough. */
export function ImportList() {
  const { hrefWith } = useListParams();
  const { data, error, refetch } = trpc.imports.list.useQuery(undefined, { refetchOnMount: 'always' });
  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading imports" />;
  if (data.imports.length === 0) return null;
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
        {data.imports.map((row) => (
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
