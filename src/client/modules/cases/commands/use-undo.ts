import { toApiError } from '#client/lib/api.ts';
import { showToast, type Toast } from '#client/lib/toasts.ts';
import { useReadCaseAgain } from './use-read-case-again.ts';

/**
 * Undo in a toast, for a change of a case that its client doesn’t see: `reverse` is the command that restores what was before. The dialog
 * or button that made the change may be gone by then.
 */
export function useUndo(caseId: string): (reverse: () => Promise<unknown>) => NonNullable<Toast['action']> {
  const readAgain = useReadCaseAgain(caseId);
  return (reverse) => ({
    label: 'Undo',
    async run() {
      try {
        await reverse();
        showToast({ kind: 'success', message: 'Undone.' });
      } catch (error) {
        showToast({ kind: 'error', title: 'Could not undo', message: toApiError(error as Error).serverMessage });
      }
      readAgain();
    },
  });
}
