import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';

/** What every action on a message does afterwards: refetches the message and its list. */
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
