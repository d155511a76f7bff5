import { DndContext, type DragEndEvent, DragOverlay, pointerWithin } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { WorkScope } from '#shared/queue/filters.ts';
import type { QueueQuery } from '#shared/queue/query.ts';
import type { WorklistRow } from '#shared/queue/schema.ts';
import css from './board.module.css';
import { boardInstructions, createBoardAnnouncements } from './board-announcements.ts';
import { BoardCard, type CardData } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { columnsOf, type Move } from './board-moves.ts';
import { useBoardSensors } from './board-sensors.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { Bulk } from './use-bulk.ts';
import { useKeyboardCarry } from './use-keyboard-carry.ts';

interface BoardProps {
  scope: WorkScope;
  query: QueueQuery;
  hrefOf: (id: string) => string;
  /** Holding and resuming go through it, because they can be undone. */
  bulk: Bulk;
}

/** The queue by status, in columns. A card moves where the state machine allows it; moves that need details ask for them first. */
export function Board({ scope, query, hrefOf, bulk }: BoardProps) {
  const [dragged, setDragged] = useState<CardData | null>(null);
  const [asked, setAsked] = useState<{ row: WorklistRow; move: Move } | null>(null);
  const [announcements] = useState(createBoardAnnouncements);
  const sensors = useBoardSensors();
  const board = useRef<HTMLElement>(null);
  const columns = columnsOf(scope);
  const keyboard = useKeyboardCarry(columns, (card, on) => drop(card, on.id));

  function move(row: WorklistRow, chosen: Move) {
    if (chosen.kind === 'resume') void bulk.run({ kind: 'resume' }, [row]);
    else setAsked({ row, move: chosen });
  }
  function drop(card: CardData, columnId: unknown) {
    const chosen = card.moves.find(({ to }) => to.id === columnId);
    if (chosen) move(card.row, chosen);
  }
  function onDragEnd({ active, over }: DragEndEvent) {
    setDragged(null);
    const card = active.data.current as CardData | undefined;
    if (card) drop(card, over?.id);
  }
  return (
    <DndContext
      sensors={sensors}
      // Under the pointer, or nowhere: a card dropped between the columns stays.
      collisionDetection={pointerWithin}
      // Scrolls sideways to the other columns. The page itself does not scroll: near the edge it would move away under the card.
      autoScroll={{ canScroll: (element) => element === board.current }}
      accessibility={{ announcements, screenReaderInstructions: boardInstructions }}
      onDragStart={({ active }) => setDragged((active.data.current as CardData | undefined) ?? null)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(null)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll sideways by keyboard as well */}
      <section className={css.board} ref={board} aria-label="Board" tabIndex={0}>
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            scope={scope}
            column={column}
            query={query}
            hrefOf={hrefOf}
            dragged={dragged ?? keyboard.carried?.card ?? null}
            keyboard={keyboard}
            onMove={move}
          />
        ))}
      </section>
      <p className="visually-hidden" role="status">
        {keyboard.said}
      </p>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <BoardCard
            data={dragged}
            href={hrefOf(dragged.row.id)}
            steps={[]}
            showBroker={scope !== 'mine'}
            ghost
            onMove={move}
          />
        )}
      </DragOverlay>
      {asked && <MoveDialog row={asked.row} kind={asked.move.kind} bulk={bulk} onClose={() => setAsked(null)} />}
    </DndContext>
  );
}
