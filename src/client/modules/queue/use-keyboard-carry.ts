import { type KeyboardEvent, useEffect, useState } from 'react';
import { boardWords } from './board-announcements.ts';
import type { CardData } from './board-card.tsx';
import { type Carried, carryStep } from './board-carry.ts';
import type { Column } from './board-moves.ts';

export interface KeyboardCarry {
  carried: Carried | null;
  /** What is said about it, for a live region. */
  said: string;
  /** For the handle of a card. */
  onKey: (event: KeyboardEvent, card: CardData) => void;
}

/** Moves a card of the board by the keys on its handle; `onDrop` hears where it was let go. Focus elsewhere leaves it where it was. */
export function useKeyboardCarry(
  columns: readonly Column[],
  onDrop: (card: CardData, on: Column) => void,
): KeyboardCarry {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState('');
  const card = carried?.card;

  // A handle that leaves the page with its card tells nobody that it lost the focus; the next key or touch does.
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
    // A key held down goes on through the columns, and does not pick up and drop by turns.
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
