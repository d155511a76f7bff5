import { Link } from 'react-router-dom';
import { formatDay } from '#client/lib/format-date.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import type { Partner } from '#shared/integrations/partners.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import list from '../lists/list.module.css';
import { partnerAddress } from './partner-address.ts';
import { areasWords, linesWords, sourceOf } from './partner-words.ts';

/** Partners with what they may send: a table where there is room, cards on a phone. */
export function PartnerTable({ partners }: { partners: readonly Partner[] }) {
  return (
    <table className={list.table}>
      <caption className="visually-hidden">Partners, with what they may send</caption>
      <thead>
        <tr>
          <th scope="col">Partner</th>
          <th scope="col">Lines</th>
          <th scope="col">Areas</th>
          <th scope="col">Requests a day</th>
          <th scope="col">Since</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {partners.map((partner) => (
          <tr key={partner.id}>
            <th scope="row">
              <Link className={list.name} to={partnerAddress(partner.id)}>
                {partner.name}
              </Link>
              <span className={list.under}>{sourceOf(partner)}</span>
            </th>
            <td data-label="Lines">{linesWords(partner)}</td>
            <td data-label="Areas">{areasWords(partner)}</td>
            <td data-label="Requests a day">At most {formatNumber(partner.dailyCeiling)}</td>
            <td data-label="Since">{formatDay(partner.createdAt)}</td>
            <td data-label="Status">
              <StateWord tone={partner.pausedAt ? 'warn' : 'good'}>{partner.pausedAt ? 'Paused' : 'Active'}</StateWord>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
