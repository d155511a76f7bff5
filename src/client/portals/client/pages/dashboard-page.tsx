import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { useSessionUser } from '#client/lib/session.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { paths } from '#shared/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { CaseList } from '../dashboard/case-list.tsx';
import { EmptyDashboard } from '../dashboard/empty-dashboard.tsx';
import { NeedList } from '../dashboard/need-list.tsx';
import { useOwnCases } from '../dashboard/use-own-cases.ts';
import css from './dashboard-page.module.css';

/** What do you need from me, and where is my quote? In this order. */
export function ClientDashboardPage() {
  const user = useSessionUser();
  const { cases, needs, error, retry, hasMore, loadingMore, loadMore } = useOwnCases();
  usePageTitle('Dashboard');

  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={retry} />;
  if (!cases) return <PagePlaceholder />;
  if (cases.length === 0) return <EmptyDashboard name={user.fullName} />;
  return (
    <>
      <div className={css.head}>
        <div>
          <p className={css.greeting}>Hello, {user.fullName}</p>
          <h1 className={css.title}>{needs.length > 0 ? 'Your turn' : 'Nothing is waiting for you'}</h1>
        </div>
        <Button
          component="a"
          href={paths.getQuote}
          variant="default"
          leftSection={<IconFilePlus size={18} aria-hidden="true" />}
        >
          New request
        </Button>
      </div>
      <NeedList needs={needs} />
      <h2 className={css.heading}>Your requests</h2>
      <CaseList cases={cases} hasMore={hasMore} loadingMore={loadingMore} onMore={loadMore} />
    </>
  );
}
