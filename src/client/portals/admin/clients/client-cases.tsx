import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import list from '../lists/list.module.css';
import { ListFooter } from '../lists/list-footer.tsx';
import { ClientCaseTable } from './client-case-table.tsx';

/** All cases of one client, last updated first. */
export function ClientCases({ clientId }: { clientId: string }) {
  const query = trpc.clients.cases.useInfiniteQuery(
    { clientId },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  const { data, error, refetch } = query;
  const cases = data?.pages.flatMap((page) => page.cases);
  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!cases) return <PagePlaceholder label="Loading the cases" />;
  if (cases.length === 0)
    return (
      <EmptyState title="No cases">
        <p>This client has an account and has not asked for anything with it.</p>
      </EmptyState>
    );
  return (
    <div className={list.list}>
      <ClientCaseTable cases={cases} />
      <ListFooter
        capped={false}
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}
