import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { useSessionUser } from '#client/lib/session.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { CaseHistory } from '../dashboard/case-history.tsx';
import { DraftList } from '../dashboard/draft-list.tsx';
import { EmptyDashboard } from '../dashboard/empty-dashboard.tsx';
import { NeedList } from '../dashboard/need-list.tsx';
import { SendDocument } from '../dashboard/send-document.tsx';
import { SharedCases } from '../dashboard/shared-cases.tsx';
import { useDashboard } from '../dashboard/use-dashboard.ts';
import css from './dashboard-page.module.css';

/** The client's to-dos first, then the requests. */
export function ClientDashboardPage() {
  const user = useSessionUser();
  const { needs, drafts, hasCases, hasShared, receiving, error, retry, discardDraft } = useDashboard();
  usePageTitle('Dashboard');

  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={retry} />;
  if (!needs) return <PagePlaceholder label="Loading your dashboard" />;
  const turn = needs.length > 0 || drafts.length > 0;
  if (!turn && !hasCases && !hasShared) return <EmptyDashboard name={user.fullName} />;
  return (
    <>
      <div className={css.head}>
        <div>
          <p className={css.greeting}>Hello, {user.fullName}</p>
          <h1 className={css.title}>{turn ? 'Your turn' : 'Nothing is waiting for you'}</h1>
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
      {turn ? (
        <div className={css.needs}>
          {needs.length > 0 && <NeedList needs={needs} />}
          {drafts.length > 0 && <DraftList drafts={drafts} onDiscard={discardDraft} />}
        </div>
      ) : (
        <p className={css.nothing}>
          When your broker needs something from you, it stands here first. We tell you by e-mail as well.
        </p>
      )}
      {hasCases && <CaseHistory />}
      <SharedCases />
      <SendDocument cases={receiving} />
    </>
  );
}
