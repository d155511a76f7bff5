import { Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import type { WorklistRow } from '#shared/queue/schema.ts';
import { FoundReasons } from './found-reasons.tsx';
import { MarkedText } from './marked-text.tsx';
import { PriorityMark } from './priority-mark.tsx';
import css from './queue-table.module.css';
import { RowClock } from './row-clock.tsx';
import { UnreadMark } from './unread-mark.tsx';

interface QueueRowProps {
  row: WorklistRow;
  href: string;
  showBroker: boolean;
  selected: boolean;
  onSelect: (id: string, range: boolean) => void;
}

/** One request in the list: the title opens it, the checkbox selects it. */
export function QueueRow({ row, href, showBroker, selected, onSelect }: QueueRowProps) {
  return (
    <tr data-row={row.id} data-selected={selected || undefined}>
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
      <th scope="row">
        <Link className={css.link} to={href}>
          <MarkedText found={row.found} where="title" text={row.title} />
        </Link>
        <Group component="span" gap="var(--space-2) var(--space-12)">
          <span className={css.number}>
            <MarkedText found={row.found} where="number" text={row.number} />
            {row.area && `, ${row.area}`}
            {row.questionSet === 'short' && ', short'}
          </span>
          <PriorityMark priority={row.priority} />
        </Group>
      </th>
      <td data-label="Client">
        <Group component="span" gap="var(--space-2) var(--space-8)">
          <MarkedText found={row.found} where="name" text={row.clientName ?? ''} />
          <UnreadMark unread={row.unread} />
          <FoundReasons found={row.found} />
        </Group>
      </td>
      {showBroker && <td data-label="Broker">{row.brokerName ?? 'Unassigned'}</td>}
      <td data-label="Status">
        <StatusBadge status={row.status} side="staff" />
      </td>
      <td data-label="Waiting">
        <RowClock row={row} />
      </td>
      <td data-label="Activity">
        <time dateTime={row.lastEventAt} title={formatMoment(row.lastEventAt)}>
          {formatShortMoment(row.lastEventAt)}
        </time>
      </td>
    </tr>
  );
}
