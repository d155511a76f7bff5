import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';

/** Renames a document or turns its picture; the list shows it at once. */
export function useChangeDocument({ caseId }: { caseId: string }, onDone?: () => void) {
  const utils = trpc.useUtils();
  return trpc.documents.change.useMutation({
    onSuccess(changed) {
      utils.documents.list.setData(
        { caseId },
        (list) =>
          list && { ...list, documents: list.documents.map((each) => (each.id === changed.id ? changed : each)) },
      );
      onDone?.();
    },
    onError(error) {
      const { serverMessage } = toApiError(error);
      showToast({ kind: 'error', title: 'Nothing was changed', message: serverMessage });
      void utils.documents.list.invalidate({ caseId });
    },
  });
}
