/** What every command on a case does afterwards: says how it went, and shows the case as it is now. */
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { useReadCaseAgain } from './use-read-case-again.ts';

interface Outcome {
  caseId: string;
  /** The toast after success, and the title of the one after failure. */
  done: string;
  failed: string;
  onDone?: () => void;
}

/** Options of a mutation. A refusal shows the sentence of the server; when the case has moved on, it is read again. */
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
