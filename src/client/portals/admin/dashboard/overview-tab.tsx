import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Overview } from '#shared/admin/schema.ts';
import { paths } from '#shared/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import css from './overview-tab.module.css';
import { StuckCard } from './stuck-card.tsx';

function summary(overview: Overview): string {
  const stuck = Object.values(overview).filter((count) => count > 0).length;
  if (stuck === 0) return 'No. Every request has a broker, no reply is late, and every message has been opened.';
  return stuck === 1 ? 'Yes, in one place.' : `Yes, in ${stuck} places.`;
}

/** Is anything stuck? Each number should be zero, and says what to do when it is not. */
export function OverviewTab() {
  const { data, error, refetch, isFetching } = trpc.admin.overview.useQuery(undefined, { refetchOnMount: 'always' });
  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading the overview" />;
  return (
    <section aria-labelledby="stuck">
      <div className={css.head}>
        <div>
          <h2 className={css.title} id="stuck">
            Is anything stuck?
          </h2>
          <p className={css.summary} role="status">
            {summary(data)}
          </p>
        </div>
        <Button
          variant="default"
          size="sm"
          loading={isFetching}
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          onClick={() => void refetch()}
        >
          Look again
        </Button>
      </div>
      <div className={css.grid}>
        <StuckCard
          count={data.unrouted}
          title="Requests without a broker"
          calm="Every request has a broker or an offer."
        >
          <Link to={`${paths.admin.cases}?status=new`}>Open them and assign a broker</Link>
        </StuckCard>
        <StuckCard count={data.overdue} title="First replies that are late" calm="No first reply is late.">
          <Link to={`${paths.admin.cases}?status=active`}>Look at the clocks of active cases</Link>, and write an
          internal note to the broker.
        </StuckCard>
        <StuckCard
          count={data.failedMails}
          title="Mails that could not be sent"
          calm="Every mail was sent or is on its way."
        >
          They are tried again by themselves. If the number stays,{' '}
          <Link to={paths.admin.settings}>check the mail settings</Link>.
        </StuckCard>
        <StuckCard count={data.newMessages} title="New contact messages" calm="Every contact message has been opened.">
          <Link to={paths.admin.messages}>Read the messages</Link>
        </StuckCard>
      </div>
    </section>
  );
}
