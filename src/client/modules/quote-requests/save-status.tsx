import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import type { SaveState } from './draft-saver.ts';
import css from './journey-frame.module.css';

/** Whether the draft is saved. Only errors are announced, because a success is not news. */
export function SaveStatus({ state }: { state: SaveState }) {
  const trouble = troubleOf(state);
  return (
    <div className={css.status}>
      {!trouble && state.kind !== 'idle' && (
        <p className={css.line}>
          <IconCloudCheck size={20} stroke={1.5} aria-hidden="true" />
          {state.kind === 'saving' ? 'Saving' : 'Saved'}
        </p>
      )}
      <p className={css.line} role="status">
        {trouble && <IconCloudOff size={20} stroke={1.5} aria-hidden="true" />}
        {trouble}
      </p>
    </div>
  );
}

function troubleOf(state: SaveState): string | null {
  if (state.kind === 'retrying') return 'Not saved yet, trying again';
  return state.kind === 'refused' ? `Not saved yet. ${state.message}` : null;
}
