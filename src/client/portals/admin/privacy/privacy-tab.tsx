import { Button, NativeSelect, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { PRIVACY_WARNING_DAYS, type PrivacyStatus, privacyStatusSchema } from '#shared/privacy/desk-schema.ts';
import { PRIVACY_REQUEST_DAYS } from '#shared/privacy/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import list from '../lists/list.module.css';
import { useListParams } from '../lists/use-list-params.ts';
import { DueDay } from './due-day.tsx';
import { kindLabels, privacyStatusLabels } from './privacy-words.ts';
import { RequestView } from './request-view.tsx';

const choices = [
  { value: 'soon', label: `Open, due within ${PRIVACY_WARNING_DAYS} days` },
  ...privacyStatusSchema.options.map((value) => ({ value, label: privacyStatusLabels[value] })),
];

function emptyWords(status: PrivacyStatus, due: 'soon' | undefined): string {
  if (due) return `No open requests are due within ${PRIVACY_WARNING_DAYS} days. Choose Open to see those due later.`;
  if (status === 'open') return 'New requests appear here automatically, and in your notifications.';
  return 'Requests appear here once they are answered, declined or withdrawn.';
}

/** Requests about personal information, sorted by due date. */
export function PrivacyTab() {
  const { get, set, hrefWith } = useListParams();
  const status = privacyStatusSchema.safeParse(get('status')).data ?? 'open';
  const due = status === 'open' && get('due') === 'soon' ? 'soon' : undefined;
  const requestId = get('request');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    trpc.privacyDesk.list.useInfiniteQuery(
      { status, ...(due && { due }) },
      { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always', enabled: !requestId },
    );
  if (requestId) return <RequestView key={requestId} requestId={requestId} onClose={() => set({ request: '' })} />;
  const requests = data?.pages.flatMap((page) => page.requests);
  return (
    <Stack component="section" gap="lg" aria-labelledby="privacy">
      <TabHead
        id="privacy"
        title={adminParts.privacy}
        intro={`Requests that people submit on the privacy page of their account. The law allows ${PRIVACY_REQUEST_DAYS} days to answer.`}
      >
        <NativeSelect
          label="Show"
          data={choices}
          value={due ?? status}
          onChange={({ currentTarget: { value } }) =>
            set(value === 'soon' ? { status: '', due: value } : { status: value === 'open' ? '' : value, due: '' })
          }
        />
      </TabHead>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!requests && !error && <PagePlaceholder label="Loading requests" />}
      {requests?.length === 0 && (
        <EmptyState title={status === 'open' && !due ? 'No open privacy requests' : 'No matching requests'}>
          <p>{emptyWords(status, due)}</p>
        </EmptyState>
      )}
      {requests && requests.length > 0 && (
        <table className={list.table}>
          <caption className="visually-hidden">Privacy requests, earliest due date first</caption>
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Wants to</th>
              <th scope="col">Due</th>
              <th scope="col">Received</th>
              {status !== 'open' && <th scope="col">Handled by</th>}
            </tr>
          </thead>
          <tbody>
            {requests.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link className={list.name} to={hrefWith({ request: row.id })}>
                    {row.personName}
                  </Link>
                </th>
                <td data-label="Wants to">{kindLabels[row.kind]}</td>
                <td data-label="Due">
                  <DueDay row={row} />
                </td>
                <td data-label="Received">{formatDay(row.createdAt)}</td>
                {status !== 'open' && <td data-label="Handled by">{row.handledByName ?? 'The person'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <Button mx="auto" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
