import { type ComponentType, useState } from 'react';
import { showToast } from '#client/lib/toasts.ts';
import type { Line } from '#shared/lines/ids.ts';
import type { Draft } from '../draft.ts';
import type { DraftSaver } from '../draft-saver.ts';
import type { ContinueDialogProps } from './continue-dialog.tsx';

/** Fetched when it is asked for: few visitors do. */
const loadDialog = () => import('./continue-dialog.tsx');

interface ContinuingOptions {
  line: Line;
  latest: () => Draft;
  saver: DraftSaver;
  /** There is something to continue. */
  offered: boolean;
}

/** The ways to continue on another device, behind one button. */
export function useContinuing({ line, latest, saver, offered }: ContinuingOptions) {
  const [Dialog, setDialog] = useState<ComponentType<ContinueDialogProps> | null>(null);

  async function open() {
    try {
      const [{ ContinueDialog }] = await Promise.all([loadDialog(), saver.now()]);
      setDialog(() => ContinueDialog);
    } catch {
      showToast({ kind: 'error', message: 'This couldn’t be loaded. Check your connection and try again.' });
    }
  }

  return {
    open: offered ? () => void open() : undefined,
    dialog: Dialog && <Dialog line={line} draft={latest()} onClose={() => setDialog(null)} />,
  };
}
