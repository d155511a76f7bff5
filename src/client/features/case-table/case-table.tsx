import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatFullMoment, formatMoment } from '#client/lib/format-time.ts';
import type { CaseSummary } from '#shared/cases/views.ts';
import css from './case-table.module.css';
import { ReplyClock } from './reply-clock.tsx';

interface CaseTableProps {
  /** What the list holds, for somebody who hears it. */
  caption: string;
  cases: readonly CaseSummary[];
  hrefOf: (id: string) => string;
  statusOf: (row: CaseSummary) => ReactNode;
  /** Administrators see whose case it is. */
  showBroker?: boolean;
  hasMore?: boolean;
  loadingMore?: boolean;
  onMore?: () => void;
}

/** A list of cases: a table where there is room, cards on a phone. It grows by pages, latest movement first. */
export function CaseTable(props: CaseTableProps) {
  const { caption, cases, hrefOf, statusOf, showBroker = false, hasMore, loadingMore, onMore } = props;
  return (
    <div className={css.list}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Request</th>
            <th scope="col">Client</th>
            {showBroker && <th scope="col">Broker</th>}
            <th scope="col">Status</th>
            <th scope="col">Reply due</th>
            <th scope="col">Last activity</th>
          </tr>
        </thead>
        <tbody>
          {cases.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link className={css.link} to={hrefOf(row.id)}>
                  {row.title}
                </Link>
                <span className={css.number}>
                  {row.number}
                  {row.area && `, ${row.area}`}
                </span>
              </th>
              <td data-label="Client">
                {row.clientName ?? 'Name after accepting'}
                {row.unread > 0 && (
                  <span className={css.unread}>
                    <IconMessage size={14} aria-hidden="true" />
                    {row.unread} new
                  </span>
                )}
              </td>
              {showBroker && <td data-label="Broker">{row.brokerName ?? 'Nobody yet'}</td>}
              <td data-label="Status">{statusOf(row)}</td>
              <td data-label="Reply due">
                <ReplyClock row={row} />
              </td>
              <td data-label="Last activity">
                <time dateTime={row.lastEventAt} title={formatFullMoment(row.lastEventAt)}>
                  {formatMoment(row.lastEventAt)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && (
        <Button className={css.more} variant="default" loading={loadingMore ?? false} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
