import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';

/** What every step on a message does afterwards: the message as it is now, and the list it stands in. */
export function useDeskOutcome(messageId: string, failed: string) {
  const utils = trpc.useUtils();
  function readAgain() {
    void utils.contactDesk.get.invalidate({ messageId });
    void utils.contactDesk.list.invalidate();
    void utils.admin.overview.invalidate();
  }
  return {
    onSuccess: readAgain,
    onError(error: unknown) {
      const { status, serverMessage } = toApiError(error);
      showToast({ kind: 'error', title: failed, message: serverMessage });
      if (status === 409 || status === 404) readAgain();
    },
  };
}
