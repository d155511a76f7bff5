import { useCallback, useEffect, useRef, useState } from 'react';
import type { Line } from '#shared/lines/ids.ts';
import type { Draft } from './draft.ts';
import { loadDraft, saveDraft } from './draft-calls.ts';
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver.ts';
import { keepDraft, keepUnsaved } from './draft-storage.ts';

export interface KeptDraft {
  draft: Draft;
  /** The draft after every change so far, including those React has not rendered yet. */
  latest: () => Draft;
  /** Changes the draft and stores it in the tab; it reaches the server when the saver is called. */
  change: (patch: Partial<Draft>) => void;
  saver: DraftSaver;
  saveState: SaveState;
}

/** A draft in memory, in the tab and on the server. */
export function useDraft(line: Line, start: Draft): KeptDraft {
  const [draft, setDraft] = useState(start);
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'idle' });
  const current = useRef(start);
  /** The server can't be reached, so the browser keeps the answers as well. */
  const waits = useRef(false);

  const change = useCallback(
    (patch: Partial<Draft>) => {
      current.current = { ...current.current, ...patch, changedAt: Date.now() };
      keepDraft(line, current.current);
      if (waits.current) keepUnsaved(line, current.current);
      setDraft(current.current);
    },
    [line],
  );

  const [saver] = useState(() =>
    createDraftSaver({
      current: () => current.current,
      save: (it) => saveDraft(line, it),
      load: loadDraft,
      onDraft: change,
      onState: (state) => {
        if (state.kind === 'retrying') waits.current = true;
        if (state.kind === 'saved' || state.kind === 'sent') waits.current = false;
        if (state.kind !== 'saving') keepUnsaved(line, waits.current ? current.current : null);
        setSaveState(state);
      },
    }),
  );

  useEffect(() => {
    // The network is back, or the tab may be closing.
    const save = () => {
      if (current.current.version > 0 || current.current.unanswered.length > 0) saver.now();
    };
    const onHide = () => document.visibilityState === 'hidden' && save();
    addEventListener('online', save);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', onHide);
      saver.pause();
    };
  }, [saver]);

  const latest = useCallback(() => current.current, []);
  return { draft, latest, change, saver, saveState };
}
