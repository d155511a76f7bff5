import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';

/** After a retry: the lists and the overview are refetched, and the outcome is shown. */
export function useTried(done: string) {
  const utils = trpc.useUtils();
  function readAgain() {
    void utils.trouble.invalidate();
    void utils.browserFailures.invalidate();
    void utils.admin.overview.invalidate();
  }
  return {
    onSuccess() {
      showToast({ kind: 'success', message: done });
      readAgain();
    },
    onError(error: unknown) {
      showToast({ kind: 'error', title: 'Nothing was changed', message: toApiError(error).serverMessage });
      readAgain();
    },
  };
}
