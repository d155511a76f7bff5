import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { type Callback, callbackStatusLabels } from '#shared/callbacks/schema.ts';

/** Records how a call ended; the list is refetched either way, since someone else may have been faster. */
export function useEndCall(caseId: string, onDone?: () => void) {
  const utils = trpc.useUtils();
  return trpc.callbacks.end.useMutation({
    onSuccess({ status }: Callback) {
      showToast({ kind: 'success', message: `Call updated: ${callbackStatusLabels[status].toLowerCase()}.` });
      onDone?.();
    },
    onError(error: unknown) {
      showToast({ kind: 'error', title: 'The call was not updated', message: toApiError(error).serverMessage });
    },
    onSettled: () => utils.callbacks.list.invalidate({ caseId }),
  });
}
