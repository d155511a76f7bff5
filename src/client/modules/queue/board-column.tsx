import { useDroppable } from '@dnd-kit/core';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { useSessionUser } from '#client/lib/session.tsx';
import { caseStatusSchema } from '#shared/cases/vocabulary.ts';
import type { WorkScope } from '#shared/queue/filters.ts';
import type { QueueQuery } from '#shared/queue/query.ts';
import type { WorklistRow } from '#shared/queue/schema.ts';
import css from './board.module.css';
import { BoardCard, type CardData } from './board-card.tsx';
import { actorIn, type Column, type Move, movesOf, pageStepsOf } from './board-moves.ts';
import type { KeyboardCarry } from './use-keyboard-carry.ts';
import { useWorklistPages } from './use-worklist-pages.ts';

interface BoardColumnProps {
  scope: WorkScope;
  column: Column;
  query: QueueQuery;
  hrefOf: (id: string) => string;
  /** The card being dragged, if any. */
  dragged: CardData | null;
  keyboard: KeyboardCarry;
  onMove: (row: WorklistRow, move: Move) => void;
}

/** Whether the dragged card may be dropped here; dropping it on its own column changes nothing. */
function stateOf(column: Column, dragged: CardData | null): 'idle' | 'own' | 'open' | 'shut' {
  if (!dragged) return 'idle';
  if (dragged.from.id === column.id) return 'own';
  return dragged.moves.some(({ to }) => to.id === column.id) ? 'open' : 'shut';
}

/** One column, paginated. */
export function BoardColumn({ scope, column, query, hrefOf, dragged, keyboard, onMove }: BoardColumnProps) {
  const actor = actorIn(scope, useSessionUser().firm?.role === 'assistant');
  const wanted = query.statuses;
  const statuses = caseStatusSchema.options.filter(
    (status) => column.statuses.includes(status) && (!wanted || wanted.includes(status)),
  );
  // Filtered out completely, it fetches nothing: it cannot contain the status.
  const list = useWorklistPages(scope, { ...query, statuses: statuses.length > 0 ? statuses : [...column.statuses] });
  const rows = statuses.length > 0 ? list.rows : [];
  const state = stateOf(column, dragged);
  const { setNodeRef, isOver } = useDroppable({ id: column.id, disabled: state === 'shut', data: { column } });
  const carried = keyboard.carried?.over.id === column.id ? keyboard.carried : null;
  const landing = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (carried) landing.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [carried]);
  return (
    <section
      className={css.column}
      ref={setNodeRef}
      aria-label={column.title}
      data-state={state}
      data-over={isOver || carried !== null || undefined}
    >
      <Text component="h2" ff="text" fw={600} lts={0}>
        {column.title}
        {rows && rows.length > 0 && (
          <span className={css.count}>
            {rows.length}
            {list.hasNextPage && '+'}
          </span>
        )}
      </Text>
      {carried && (
        <p className={css.landing} ref={landing} aria-hidden="true">
          {state === 'own' ? `${carried.card.row.number} picked up` : `Move ${carried.card.row.number} here`}
        </p>
      )}
      {!rows && !list.error && <Skeleton height={96} />}
      {list.error && <p role="alert">{toApiError(list.error).serverMessage}</p>}
      {rows?.length === 0 && (
        <Text c="dimmed" size="sm">
          Nothing here
        </Text>
      )}
      <Stack component="ul" className="plain-list" gap="xs">
        {rows?.map((row) => (
          <li key={row.id}>
            <BoardCard
              data={{ row, from: column, moves: movesOf(row, scope, actor) }}
              href={hrefOf(row.id)}
              steps={pageStepsOf(row, actor)}
              showBroker={scope !== 'mine'}
              carried={keyboard.carried?.card.row.id === row.id}
              onKey={keyboard.onKey}
              onMove={onMove}
            />
          </li>
        ))}
      </Stack>
      {rows && rows.length > 0 && list.hasNextPage && (
        <Button
          variant="default"
          size="compact-md"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more <span className="visually-hidden">&nbsp;in {column.title}</span>
        </Button>
      )}
    </section>
  );
}
