import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import type { WorklistRow } from '#shared/queue/schema.ts';
import { FoundReasons } from './found-reasons.tsx';
import { listState } from './list-state.ts';
import { MarkedText } from './marked-text.tsx';
import { PriorityMark } from './priority-mark.tsx';
import css from './queue-table.module.css';
import { RowClock } from './row-clock.tsx';
import { nextStepOf } from './row-next.ts';
import { StatusMark } from './status-mark.tsx';
import { UnreadMark } from './unread-mark.tsx';

interface QueueRowProps {
  row: WorklistRow;
  href: string;
  /** The list it is opened from, as an address's query. */
  list: string;
  /** It is open beside the list. */
  open: boolean;
  showBroker: boolean;
  selected: boolean;
  onSelect: (id: string, range: boolean) => void;
}

/** One request in the list: who and what open it, the checkbox selects it. */
export function QueueRow({ row, href, list, open, showBroker, selected, onSelect }: QueueRowProps) {
  return (
    <tr data-row={row.id} data-selected={selected || undefined} data-open={open || undefined}>
      <td className={css.tick}>
        <label className={css.tickTarget}>
          <input
            type="checkbox"
            checked={selected}
            // Only the click event knows whether Shift is held; the change event does not.
            onClick={(event) => onSelect(row.id, event.shiftKey)}
            onChange={() => undefined}
          />
          <span className="visually-hidden">Select {row.number}</span>
        </label>
      </td>
      <th scope="row" className={css.about}>
        <Link className={css.link} to={href} state={listState(list)} aria-current={open ? 'true' : undefined}>
          {row.clientName && (
            <strong className={css.who}>
              <MarkedText found={row.found} where="name" text={row.clientName} />
            </strong>
          )}
          <UnreadMark unread={row.unread} />
          <PriorityMark priority={row.priority} />
          <span className={css.what} title={row.title}>
            <MarkedText found={row.found} where="title" text={row.title} />
          </span>
        </Link>
        <span className={css.number}>
          <MarkedText found={row.found} where="number" text={row.number} />
          {row.questionSet === 'short' && ', short'}
        </span>
        <FoundReasons found={row.found} />
      </th>
      {showBroker && <td className={css.broker}>{row.brokerName ?? 'Unassigned'}</td>}
      <td className={css.next}>{nextStepOf(row)}</td>
      <td className={css.status}>
        <StatusBadge status={row.status} side="staff" />
      </td>
      <td className={css.clock}>
        <RowClock row={row} />
        <StatusMark status={row.status} />
      </td>
      <td className={css.updated}>
        <time dateTime={row.lastEventAt} title={formatMoment(row.lastEventAt)}>
          {formatShortMoment(row.lastEventAt)}
        </time>
      </td>
    </tr>
  );
}
