/** A card in the hands of the keyboard: which key does what with it. */
import type { CardData } from './board-card.tsx';
import type { Column } from './board-moves.ts';

export interface Carried {
  card: CardData;
  over: Column;
}

export type CarryStep =
  | { kind: 'pick' | 'go'; carried: Carried }
  | { kind: 'drop'; card: CardData; on: Column }
  | { kind: 'cancel'; card: CardData };

const directions: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * What a key on the handle of a card does: Space or Enter picks it up, the arrows go from column to column over those that take it
 * (they stop at the last), Space or Enter drops it, Escape and Tab leave it where it was. Null for a key that means nothing here.
 */
export function carryStep(
  code: string,
  card: CardData,
  carried: Carried | null,
  columns: readonly Column[],
): CarryStep | null {
  const grips = code === 'Space' || code === 'Enter';
  if (carried?.card.row.id !== card.row.id)
    return grips && card.moves.length > 0 ? { kind: 'pick', carried: { card, over: card.from } } : null;
  if (grips) return { kind: 'drop', card, on: carried.over };
  if (code === 'Escape' || code === 'Tab') return { kind: 'cancel', card };
  const direction = directions[code];
  if (!direction) return null;
  const open = columns.filter(({ id }) => id === card.from.id || card.moves.some(({ to }) => to.id === id));
  const next = open[open.findIndex(({ id }) => id === carried.over.id) + direction] ?? carried.over;
  return { kind: 'go', carried: { card, over: next } };
}
