import { useDraggable } from '@dnd-kit/core';
import { Group, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import type { WorklistRow } from '#shared/queue/schema.ts';
import css from './board.module.css';
import type { Column, Move } from './board-moves.ts';
import { MoveMenu } from './move-menu.tsx';
import { PriorityMark } from './priority-mark.tsx';
import { RowClock } from './row-clock.tsx';
import { nextStepOf } from './row-next.ts';
import { UnreadMark } from './unread-mark.tsx';

export interface CardData {
  row: WorklistRow;
  from: Column;
  moves: readonly Move[];
}

interface BoardCardProps {
  data: CardData;
  href: string;
  steps: readonly { words: string; view: string | null }[];
  showBroker: boolean;
  /** The preview under the pointer during a drag: not interactive. */
  ghost?: boolean;
  /** Picked up by keyboard. */
  carried?: boolean;
  onKey?: (event: KeyboardEvent, card: CardData) => void;
  onMove: (row: WorklistRow, move: Move) => void;
}

/** One request on the board: dragged by its handle, with mouse, touch or keyboard, or moved by its menu. */
export function BoardCard({ data, href, steps, showBroker, ghost, carried, onKey, onMove }: BoardCardProps) {
  const { row, from, moves } = data;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: ghost ? `ghost-${row.id}` : row.id,
    data,
    disabled: ghost || moves.length === 0,
  });
  return (
    <article
      className={css.card}
      ref={setNodeRef}
      aria-label={`${row.number}, ${row.title}`}
      data-dragging={((isDragging || carried) && !ghost) || undefined}
      data-ghost={ghost || undefined}
    >
      <div className={css.cardHead}>
        {moves.length > 0 && (
          <button
            className={css.handle}
            ref={setActivatorNodeRef}
            type="button"
            {...listeners}
            onKeyDown={(event) => onKey?.(event, data)}
            aria-pressed={carried}
            aria-label={`Drag ${row.number}`}
            aria-describedby={attributes['aria-describedby']}
          >
            <IconGripVertical size={18} aria-hidden="true" />
          </button>
        )}
        <Link className={css.cardTitle} to={href}>
          {row.title}
        </Link>
        <MoveMenu row={row} moves={moves} steps={steps} href={href} onMove={onMove} />
      </div>
      <Text c="dimmed" size="sm">
        {row.clientName ?? 'Name shown once the request is accepted'},{' '}
        <span className={css.cardNumber}>{row.number}</span>
        {showBroker && `, ${row.brokerName ?? 'unassigned'}`}
      </Text>
      <div className={css.cardMarks}>
        {from.statuses.length > 1 && <StatusBadge status={row.status} side="staff" />}
        <PriorityMark priority={row.priority} />
        <UnreadMark unread={row.unread} />
      </div>
      {(from.id !== 'closed' || row.withdrawalDueAt) && (
        <Group gap="var(--space-2) var(--space-8)" fz="xs">
          <span>{nextStepOf(row)}</span>
          <RowClock row={row} />
        </Group>
      )}
    </article>
  );
}
