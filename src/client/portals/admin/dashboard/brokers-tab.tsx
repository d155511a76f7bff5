import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { BrokerTable } from './broker-table.tsx';
import css from './tab.module.css';

/** Who may be asked: licence, dates and load. */
export function BrokersTab() {
  const { data, error, refetch } = trpc.admin.brokers.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <section className={css.tab} aria-labelledby="brokers">
      <h2 className={css.title} id="brokers">
        Brokers
      </h2>
      <p className={css.intro}>
        Requests go only to brokers with the right licence class, an unexpired licence and room for another case.
        Licence numbers can be looked up at the Alberta Insurance Council.
      </p>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the brokers" />}
      {data?.brokers.length === 0 && (
        <EmptyState title="No brokers yet">
          <p>Until there is one, requests wait without a broker.</p>
        </EmptyState>
      )}
      {data && data.brokers.length > 0 && <BrokerTable brokers={data.brokers} />}
    </section>
  );
}
