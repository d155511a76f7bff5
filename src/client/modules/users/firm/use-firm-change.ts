import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';

/** What every change of a firm does afterwards: says so, and reads the firm again. */
export function useFirmChange() {
  const utils = trpc.useUtils();
  return {
    onSuccess: ({ message }: { message: string }) => showToast({ kind: 'success', message }),
    onError: (error: unknown) =>
      showToast({ kind: 'error', title: 'Nothing was changed', message: toApiError(error).serverMessage }),
    onSettled: () => void utils.firms.invalidate(),
  };
}
