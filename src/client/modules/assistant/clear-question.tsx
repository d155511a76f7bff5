import { useEffect, useId, useRef } from 'react';
import buttons from '#client/ui/button.module.css';
import { CLEAR_QUESTION } from '#shared/assistant/texts.ts';
import css from './conversation.module.css';

interface ClearQuestionProps {
  onClear: () => void;
  onKeep: () => void;
}

/** Asks for confirmation before the history is cleared. */
export function ClearQuestion({ onClear, onKeep }: ClearQuestionProps) {
  const words = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div
      className={css.question}
      role="alertdialog"
      aria-labelledby={words}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape closes this confirmation, not the panel around it.
        event.stopPropagation();
        onKeep();
      }}
    >
      <p id={words} className={css.words}>
        {CLEAR_QUESTION}
      </p>
      <p className={css.choices}>
        <button className={`${buttons.primary} ${buttons.compact}`} type="button" onClick={onClear}>
          Clear
        </button>
        <button ref={keep} className={`${buttons.secondary} ${buttons.compact}`} type="button" onClick={onKeep}>
          Keep it
        </button>
      </p>
    </div>
  );
}
