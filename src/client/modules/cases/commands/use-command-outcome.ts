/** What every command on a case does afterwards: reports the outcome, and shows the current case. */
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';
import { useReadCaseAgain } from './use-read-case-again.ts';
import { useUndo } from './use-undo.ts';

interface Outcome {
  caseId: string;
  /** The toast after success, and the title of the one after a failure. */
  done: string;
  failed: string;
  onDone?: () => void;
  /** The command that restores what was before, at the version the change led to. */
  reverse?: (version: number) => Promise<unknown>;
}

/** Options of a mutation. A rejection shows the server's message; when the case has changed, it is refetched. */
export function useCommandOutcome({ caseId, done, failed, onDone, reverse }: Outcome) {
  const readAgain = useReadCaseAgain(caseId);
  const undo = useUndo(caseId);
  return {
    onSuccess({ version }: Pick<CommandReceipt, 'version'>) {
      showToast({ kind: 'success', message: done, ...(reverse && { action: undo(() => reverse(version)) }) });
      onDone?.();
      readAgain();
    },
    onError(error: unknown) {
      const { status, serverMessage } = toApiError(error);
      showToast({ kind: 'error', title: failed, message: serverMessage });
      if (status === 409 || status === 404) readAgain();
    },
  };
}
