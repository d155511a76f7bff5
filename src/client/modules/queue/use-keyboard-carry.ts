import { type KeyboardEvent, useEffect, useState } from 'react';
import { boardWords } from './board-announcements.ts';
import type { CardData } from './board-card.tsx';
import { type Carried, carryStep } from './board-carry.ts';
import type { Column } from './board-moves.ts';

export interface KeyboardCarry {
  carried: Carried | null;
  /** The announcement for a live region. */
  said: string;
  /** For the handle of a card. */
  onKey: (event: KeyboardEvent, card: CardData) => void;
}

/** Moves a card on the board by the keys on its handle; `onDrop` receives where it was dropped. Losing the focus cancels the move. */
export function useKeyboardCarry(
  columns: readonly Column[],
  onDrop: (card: CardData, on: Column) => void,
): KeyboardCarry {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState('');
  const card = carried?.card;

  // A handle that is removed with its card fires no blur event; the next key or touch cancels the move instead.
  useEffect(() => {
    if (!card) return;
    const handle = document.activeElement;
    const leave = ({ target }: Event) => {
      if (target === handle) return;
      setCarried(null);
      setSaid(boardWords.stays(card));
    };
    const signs = ['focusin', 'keydown', 'pointerdown'] as const;
    for (const sign of signs) document.addEventListener(sign, leave, true);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, leave, true);
    };
  }, [card]);

  function onKey(event: KeyboardEvent, target: CardData) {
    const step = carryStep(event.code, target, carried, columns);
    if (!step) return;
    if (event.code !== 'Tab') event.preventDefault();
    // A key held down moves on through the columns, but does not pick up and drop in turn.
    if (event.repeat && step.kind !== 'go') return;
    switch (step.kind) {
      case 'pick':
        setCarried(step.carried);
        setSaid(boardWords.pickedUp(step.carried.card));
        break;
      case 'go':
        setCarried(step.carried);
        if (step.carried.over.id !== carried?.over.id) setSaid(boardWords.over(step.carried.card, step.carried.over));
        break;
      case 'drop':
        setCarried(null);
        setSaid(boardWords.dropped(step.card, step.on));
        onDrop(step.card, step.on);
        break;
      case 'cancel':
        setCarried(null);
        setSaid(boardWords.stays(step.card));
    }
  }
  return { carried, said, onKey };
}
