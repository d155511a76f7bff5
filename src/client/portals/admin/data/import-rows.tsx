import { Button, Checkbox, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { ImportDetail, ImportRowsShown, ImportRowView } from '#shared/data-transfer/imports/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import list from '../lists/list.module.css';

interface ImportRowsProps {
  detail: ImportDetail;
  show: ImportRowsShown;
  pending: boolean;
  onSkip: (line: number, skipped: boolean) => void;
}

/** "Row 2" and "Request AB-2026-000123" in the middle of a sentence. */
const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

function Finding({ row }: { row: ImportRowView }) {
  if (row.problem)
    return (
      <Text component="span" c="var(--warn)" inherit>
        {row.problem}
      </Text>
    );
  return (
    <>
      {row.duplicate && (
        <Text component="span" c="var(--warn)" inherit>
          Duplicate of{' '}
          {row.duplicateCaseId ? (
            <Link to={paths.admin.case(row.duplicateCaseId)}>{inSentence(row.duplicate)}</Link>
          ) : (
            inSentence(row.duplicate)
          )}
        </Text>
      )}
      {row.warnings.map((warning) => (
        <span className={list.under} key={warning}>
          {warning}
        </span>
      ))}
      {!row.duplicate && row.warnings.length === 0 && 'OK'}
    </>
  );
}

/** The file's rows as the mapping reads them, each with its errors. */
export function ImportRows({ detail, show, pending, onSkip }: ImportRowsProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = trpc.imports.rows.useInfiniteQuery(
    { importId: detail.id, show },
    { getNextPageParam: ({ next }) => next, refetchOnMount: 'always' },
  );
  const rows = data?.pages.flatMap((page) => page.rows);
  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!rows) return <PagePlaceholder label="Loading rows" />;
  if (rows.length === 0)
    return (
      <EmptyState title={detail.counts.rows === 0 ? 'The rows in this file have been deleted' : 'No matching rows'}>
        <p>
          {detail.counts.rows === 0
            ? 'Rows are kept for 30 days. Requests created from them are not affected.'
            : 'Choose All rows to see the whole file.'}
        </p>
      </EmptyState>
    );
  const draft = detail.state === 'draft';
  return (
    <>
      <table className={list.table}>
        <caption className="visually-hidden">Rows in the file</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Person</th>
            <th scope="col">Insurance</th>
            <th scope="col">Check</th>
            <th scope="col">{draft ? 'Import' : 'Request'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <th scope="row">{row.line}</th>
              <td data-label="Person">
                <span>
                  {row.name || 'No name'}
                  <span className={list.under}>{[row.email, row.phone].filter(Boolean).join(', ')}</span>
                </span>
              </td>
              <td data-label="Insurance">{row.type}</td>
              <td data-label="Check">
                <span>
                  <Finding row={row} />
                </span>
              </td>
              <td data-label={draft ? 'Import' : 'Request'}>
                {draft && !row.problem && (
                  <Checkbox
                    aria-label={`Import row ${row.line}`}
                    checked={!row.skipped}
                    disabled={pending}
                    onChange={(event) => onSkip(row.line, !event.currentTarget.checked)}
                  />
                )}
                {draft && row.problem && 'Excluded'}
                {!draft && row.caseId && <Link to={paths.admin.case(row.caseId)}>Open</Link>}
                {!draft && !row.caseId && 'Not imported'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <Button mx="auto" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
