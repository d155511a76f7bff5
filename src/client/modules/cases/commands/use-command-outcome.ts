/** What every command on a case does afterwards: reports the outcome, and shows the current case. */
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { useReadCaseAgain } from './use-read-case-again.ts';

interface Outcome {
  caseId: string;
  /** The toast after success, and the title of the one after a failure. */
  done: string;
  failed: string;
  onDone?: () => void;
}

/** Options of a mutation. A rejection shows the server's message; when the case has changed, it is refetched. */
export function useCommandOutcome({ caseId, done, failed, onDone }: Outcome) {
  const readAgain = useReadCaseAgain(caseId);
  return {
    onSuccess() {
      showToast({ kind: 'success', message: done });
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
