import buttons from '#client/ui/button.module.css';
import css from './draft-conflict.module.css';
import type { SaveState, StoredDraft } from './draft-saver.ts';

interface DraftConflictProps {
  state: SaveState;
  onTake: (stored: StoredDraft) => void;
  onKeep: (stored: StoredDraft) => void;
  onStartAgain: () => void;
}

/** Two tabs, one request: reported as soon as it is detected, decided by the visitor, and never in the way of the answers. */
export function DraftConflict({ state, onTake, onKeep, onStartAgain }: DraftConflictProps) {
  return (
    <div role="status">
      {state.kind === 'conflict' && (
        <div className={css.note}>
          <p>This request was also changed in another tab or window. Which answers would you like to go on with?</p>
          <div className={css.choices}>
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
              The answers of the other tab
            </button>
          </div>
        </div>
      )}
      {state.kind === 'sent' && (
        <div className={css.note}>
          <p>
            This request was already sent. Its number is <strong>{state.number}</strong>. Changes on this page are not
            part of it; please tell them to your broker.
          </p>
          <button className={`${buttons.secondary} ${buttons.compact}`} type="button" onClick={onStartAgain}>
            Start a new request
          </button>
        </div>
      )}
    </div>
  );
}
