import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { MyCases } from '../dashboard/my-cases.tsx';
import { Offers } from '../dashboard/offers.tsx';
import { Pool } from '../dashboard/pool.tsx';
import { useWaitingCases } from '../dashboard/use-waiting-cases.ts';
import { WaitingClients } from '../dashboard/waiting-clients.tsx';
import css from './dashboard-page.module.css';

function summary(offers: number, waiting: number): string {
  if (offers + waiting === 0) return 'Nobody. New offers appear here by themselves.';
  const parts = [
    offers > 0 && `${offers} offer${offers === 1 ? '' : 's'} to answer`,
    waiting > 0 && `${waiting} client${waiting === 1 ? '' : 's'} waiting for your next step`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Who is waiting, and for how long? */
export function BrokerDashboardPage() {
  const offered = trpc.cases.list.useQuery({ scope: 'offered' });
  const waiting = useWaitingCases();
  usePageTitle('Dashboard');

  const error = offered.error ?? waiting.error;
  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => window.location.reload()} />;
  if (!offered.data || !waiting.cases) return <PagePlaceholder />;

  const { cases: offers } = offered.data;
  return (
    <>
      <h1 className={css.title}>Who is waiting?</h1>
      <p className={css.summary}>{summary(offers.length, waiting.cases.length)}</p>
      <Offers offers={offers} />
      <WaitingClients cases={waiting.cases} />
      <Pool />
      <MyCases />
    </>
  );
}
