import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { NumbersView, useNumbersDays } from '#client/modules/cases/metrics/numbers-view.tsx';
import { Section } from '#client/ui/section.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { AccountActions } from '../users/account-actions.tsx';
import css from './broker-detail.module.css';
import { BrokerFacts } from './broker-facts.tsx';
import { HandOverWork } from './hand-over-work.tsx';
import { VerifyLicence } from './verify-licence.tsx';

/** One broker: the register facts, the work, and an administrator's actions. */
export function BrokerDetail({ brokerId }: { brokerId: string }) {
  const { data: broker, error, refetch } = trpc.brokers.get.useQuery({ brokerId });
  const [days, setDays] = useNumbersDays();
  const numbers = trpc.brokers.numbers.useQuery({ days, brokerId }, { placeholderData: (before) => before });
  if (error && !broker) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.admin.brokers} />;
    return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  if (!broker) return <PagePlaceholder label="Loading the broker" />;
  return (
    <article className={css.detail} aria-labelledby="broker">
      <div>
        <Link className={css.back} to={paths.admin.brokers}>
          <IconArrowLeft size={16} aria-hidden="true" /> All brokers
        </Link>
        <h2 className={css.title} id="broker">
          {broker.name}
        </h2>
        <p className={css.firm}>{broker.profile.firm}</p>
        {broker.disabledAt && <StateWord tone="warn">This account is disabled</StateWord>}
      </div>
      <div className={css.columns}>
        <Section title="Licence">
          <VerifyLicence broker={broker} />
        </Section>
        <Section title="Work and account">
          <BrokerFacts broker={broker} />
          <HandOverWork broker={broker} />
        </Section>
      </div>
      <Section title="Account" intro="Every step is written down with its reason, and told to the broker by mail.">
        <AccountActions userId={brokerId} />
      </Section>
      <section className={css.numbers} aria-labelledby="broker-numbers">
        <h3 className={css.subtitle} id="broker-numbers">
          Numbers
        </h3>
        {numbers.data ? (
          <NumbersView numbers={numbers.data} days={days} onDays={setDays} />
        ) : (
          <PagePlaceholder label="Loading the numbers" />
        )}
      </section>
    </article>
  );
}
