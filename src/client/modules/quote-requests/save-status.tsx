import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { formatDay } from '#client/lib/format-date.ts';
import type { SaveState } from './draft-saver.ts';
import css from './journey-frame.module.css';
import screen from './screen.module.css';

interface SaveStatusProps {
  state: SaveState;
  /** An ISO date-time, once the server has said it. */
  keptUntil: string | undefined;
  /** Offers to continue on another device. */
  onContinue: (() => void) | undefined;
}

/** Where the draft is saved and for how long. Only errors are announced, because a success is not news. */
export function SaveStatus({ state, keptUntil, onContinue }: SaveStatusProps) {
  const trouble = troubleOf(state);
  return (
    <div className={css.status}>
      {!trouble && state.kind !== 'idle' && (
        <p className={css.line}>
          <IconCloudCheck size={20} stroke={1.5} aria-hidden="true" />
          {state.kind === 'saving' ? 'Saving' : savedWords(keptUntil)}
        </p>
      )}
      <p className={css.line} role="status">
        {trouble && <IconCloudOff size={20} stroke={1.5} aria-hidden="true" />}
        {trouble}
      </p>
      {onContinue && (
        <button className={screen.change} type="button" onClick={onContinue}>
          Email me a link to continue
        </button>
      )}
    </div>
  );
}

function savedWords(keptUntil: string | undefined): string {
  if (!keptUntil) return 'Saved';
  return `Saved on our server until ${formatDay(keptUntil)}. You can open it on any device.`;
}

function troubleOf(state: SaveState): string | null {
  if (state.kind === 'retrying') return 'Not saved yet, trying again. Your answers are safe in this browser.';
  return state.kind === 'refused' ? `Not saved yet. ${state.message}` : null;
}
