import { Link } from 'react-router-dom';
import { formatDay } from '#client/lib/format-date.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import type { BrokerListRow } from '#shared/brokers/admin-schema.ts';
import { licenceEnd } from '#shared/brokers/rules.ts';
import { licenceClassLabels } from '#shared/brokers/schema.ts';
import list from '../lists/list.module.css';
import { brokerAddress } from './broker-address.ts';

/** Brokers with licence and load: a table where there is room, cards on a phone. */
export function BrokerTable({ brokers }: { brokers: readonly BrokerListRow[] }) {
  return (
    <table className={list.table}>
      <caption className="visually-hidden">Brokers, with licence and workload</caption>
      <thead>
        <tr>
          <th scope="col">Broker</th>
          <th scope="col">Licence</th>
          <th scope="col">Expires</th>
          <th scope="col">Verified</th>
          <th scope="col">Open requests</th>
          <th scope="col">Account</th>
        </tr>
      </thead>
      <tbody>
        {brokers.map((broker) => {
          const end = licenceEnd(broker.licenceDaysLeft);
          const full = broker.openCases >= broker.capacity;
          return (
            <tr key={broker.id}>
              <th scope="row">
                <Link className={list.name} to={brokerAddress(broker.id)}>
                  {broker.name}
                </Link>
                <span className={list.under}>{broker.firm}</span>
              </th>
              <td data-label="Licence">
                <div>
                  {broker.licenceNumber}
                  <span className={list.under}>
                    {broker.licenceClasses.map((name) => licenceClassLabels[name]).join(', ')}
                  </span>
                </div>
              </td>
              <td data-label="Expires">
                <div>
                  {formatDay(broker.licenceExpiresOn)}
                  {end && (
                    <div>
                      <StateWord tone="warn">{end}</StateWord>
                    </div>
                  )}
                </div>
              </td>
              <td data-label="Verified">
                <StateWord tone={broker.verified ? 'good' : 'warn'}>
                  {broker.verified ? 'Verified' : 'Not verified'}
                </StateWord>
              </td>
              <td data-label="Open requests">
                <div>
                  {broker.openCases} of {broker.capacity}
                  {full && (
                    <div>
                      <StateWord tone="warn">At capacity</StateWord>
                    </div>
                  )}
                </div>
              </td>
              <td data-label="Account">
                <div>
                  <StateWord tone={broker.disabled ? 'warn' : 'good'}>
                    {broker.disabled ? 'Disabled' : 'Active'}
                  </StateWord>
                  {broker.away && broker.awayUntil && (
                    <div>
                      <StateWord tone="calm">{`Away until ${formatDay(broker.awayUntil)}`}</StateWord>
                    </div>
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
