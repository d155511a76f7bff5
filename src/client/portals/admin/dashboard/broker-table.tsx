import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { licenceClassLabels } from '#shared/brokers/schema.ts';
import { formatDate } from '#shared/quotes/formats.ts';
import css from './broker-table.module.css';
import { expiryState } from './licence-expiry.ts';
import { StateWord } from './state-word.tsx';

type Broker = RouterOutputs['admin']['brokers']['brokers'][number];

/** Brokers with licence and load: a table where there is room, cards on a phone. */
export function BrokerTable({ brokers }: { brokers: readonly Broker[] }) {
  const today = new Date().toISOString().slice(0, 10);
  return (
    <table className={css.table}>
      <caption className="visually-hidden">Brokers with licence and load</caption>
      <thead>
        <tr>
          <th scope="col">Broker</th>
          <th scope="col">Licence</th>
          <th scope="col">Classes</th>
          <th scope="col">Expires</th>
          <th scope="col">Open cases</th>
          <th scope="col">Account</th>
        </tr>
      </thead>
      <tbody>
        {brokers.map((broker) => {
          const expiry = expiryState(broker.licenceExpiresOn, today);
          const full = broker.openCases >= broker.capacity;
          return (
            <tr key={broker.id}>
              <th scope="row">
                {broker.name}
                <span className={css.firm}>{broker.firm}</span>
              </th>
              <td data-label="Licence">{broker.licenceNumber}</td>
              <td data-label="Classes">{broker.licenceClasses.map((name) => licenceClassLabels[name]).join(', ')}</td>
              <td data-label="Expires">
                {formatDate(broker.licenceExpiresOn)}
                {expiry && <StateWord tone="warn">{expiry}</StateWord>}
              </td>
              <td data-label="Open cases">
                {broker.openCases} of {broker.capacity}
                {full && <StateWord tone="warn">Full</StateWord>}
              </td>
              <td data-label="Account">
                <StateWord tone={broker.disabled ? 'warn' : 'good'}>
                  {broker.disabled ? 'Disabled' : 'Active'}
                </StateWord>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
