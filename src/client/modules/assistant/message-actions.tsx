import { IconRefresh, IconUser } from '@tabler/icons-react';
import css from './messages.module.css';

interface MessageActionsProps {
  /** Asks the last question again; absent when there is none. */
  onAgain?: (() => void) | undefined;
  onPerson?: (() => void) | undefined;
}

/** Actions after an unhelpful answer. */
export function MessageActions({ onAgain, onPerson }: MessageActionsProps) {
  return (
    <p className={`${css.actions} not-printed`}>
      {onAgain && (
        <button className={css.action} type="button" onClick={onAgain}>
          <IconRefresh size={16} aria-hidden="true" />
          Try again
        </button>
      )}
      {onPerson && (
        <button className={css.action} type="button" onClick={onPerson}>
          <IconUser size={16} aria-hidden="true" />
          Talk to a person
        </button>
      )}
    </p>
  );
}
