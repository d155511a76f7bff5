import buttons from '#client/ui/button.module.css';
import { Card } from '#client/ui/card.tsx';
import type { SaveState, StoredDraft } from './draft-saver.ts';
import css from './screen.module.css';

interface DraftConflictProps {
  state: SaveState;
  onTake: (stored: StoredDraft) => void;
  onKeep: (stored: StoredDraft) => void;
  onStartAgain: () => void;
}

/** Two tabs or devices, one request: reported as soon as it is detected, decided by the visitor, and never in the way of the answers. */
export function DraftConflict({ state, onTake, onKeep, onStartAgain }: DraftConflictProps) {
  return (
    <div role="status">
      {state.kind === 'conflict' && (
        <Card padding="small" className={css.conflict}>
          <p>
            This request was also changed on another device or in another tab. Which answers would you like to keep?
          </p>
          <div className={css.actions}>
            <button
              className={`${buttons.secondary} ${buttons.compact}`}
              type="button"
              onClick={() => onKeep(state.stored)}
            >
              The answers on this page
            </button>
            <button
              className={`${buttons.secondary} ${buttons.compact}`}
              type="button"
              onClick={() => onTake(state.stored)}
            >
              The other answers
            </button>
          </div>
        </Card>
      )}
      {state.kind === 'sent' && (
        <Card padding="small" className={css.conflict}>
          <p>
            This request has already been sent. Its number is <strong>{state.number}</strong>. Changes on this page
            aren’t part of it; please tell your broker about them.
          </p>
          <button className={`${buttons.secondary} ${buttons.compact}`} type="button" onClick={onStartAgain}>
            Start a new request
          </button>
        </Card>
      )}
    </div>
  );
}
