import type { ReactNode } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import css from './list.module.css';
import { ListFooter } from './list-footer.tsx';

/** What a list page uses of tRPC's infinite query. `capped`: the search stopped before the page was full. */
interface ListQuery<Page> {
  data: { pages: Page[] } | undefined;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface ResourceListProps<Page, Row> {
  query: ListQuery<Page>;
  rowsOf: (page: Page) => readonly Row[];
  /** Read aloud while the first page loads. */
  loading: string;
  /** Shown when there are no rows: what the list is, why it is empty, the next action. */
  empty: (first: Page) => ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A paginated list in each of its states: loading, failed, empty, and with rows and a way to more. */
export function ResourceList<Page extends object, Row>({
  query,
  rowsOf,
  loading,
  empty,
  children,
}: ResourceListProps<Page, Row>) {
  const { data, error, hasNextPage } = query;
  const [first] = data?.pages ?? [];
  const last = data?.pages.at(-1);
  const rows = data?.pages.flatMap(rowsOf) ?? [];
  return (
    <>
      {error !== null && (
        <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void query.refetch()} />
      )}
      {!data && error === null && <PagePlaceholder label={loading} />}
      <div className={css.status} role="status">
        {first && rows.length === 0 && !hasNextPage && empty(first)}
      </div>
      {rows.length > 0 && children(rows)}
      <ListFooter
        capped={last !== undefined && 'capped' in last && last.capped === true}
        hasMore={hasNextPage}
        loading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
