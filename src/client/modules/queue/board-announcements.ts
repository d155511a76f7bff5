/** Announcements for screen reader users who drag. */
import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import type { CardData } from './board-card.tsx';
import type { Column } from './board-moves.ts';

type Event = Parameters<Announcements['onDragStart']>[0];
type OverEvent = Parameters<Announcements['onDragOver']>[0];

const cardOf = ({ active }: Pick<Event, 'active'>) => active.data.current as CardData | undefined;
const columnOf = ({ over }: Pick<OverEvent, 'over'>) => over?.data.current?.column as Column | undefined;

export const boardInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick up the request, the left and right arrow keys to move it to another column, Space to drop it, or Escape to cancel. You can also use its menu.',
};

export const boardWords = {
  pickedUp({ row, from, moves }: CardData): string {
    const places = new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(moves.map(({ to }) => to.title));
    return `Picked up ${row.number} from ${from.title}. It can move to ${places}.`;
  },
  over({ row, from }: CardData, column: Column | undefined): string {
    if (!column) return `${row.number} isn’t over a column.`;
    return column.id === from.id ? `Back over ${column.title}, where it started.` : `Over ${column.title}.`;
  },
  dropped(card: CardData, column: Column | undefined): string {
    const move = card.moves.find(({ to }) => to.id === column?.id);
    if (!move) return boardWords.stays(card);
    return move.kind === 'resume'
      ? `${card.row.number} moves to ${move.to.title}.`
      : `${card.row.number} moves to ${move.to.title} once you complete the dialog.`;
  },
  stays: ({ row, from }: CardData): string => `${row.number} stays in ${from.title}.`,
};

/** For mouse and touch on one board: it remembers whether the card has left its column, since only then is its return worth announcing. */
export function createBoardAnnouncements(): Announcements {
  let away = false;
  return {
    onDragStart(event) {
      away = false;
      const card = cardOf(event);
      return card && boardWords.pickedUp(card);
    },
    onDragOver(event) {
      const card = cardOf(event);
      const column = columnOf(event);
      if (!card || (column?.id === card.from.id && !away)) return undefined;
      away = true;
      return boardWords.over(card, column);
    },
    onDragEnd(event) {
      const card = cardOf(event);
      return card && boardWords.dropped(card, columnOf(event));
    },
    onDragCancel(event) {
      const card = cardOf(event);
      return card && boardWords.stays(card);
    },
  };
}
