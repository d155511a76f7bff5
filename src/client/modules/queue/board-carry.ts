/** A card picked up by keyboard: which key does what with it. */
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
 * The effect of a key on a card's handle: Space or Enter picks it up, the arrows move it over the columns that accept it
 * (stopping at the last), Space or Enter drops it, Escape and Tab leave it where it was. Null for any other key.
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
