import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { DecideDocumentRequestInput, DocumentRequest } from '#shared/documents/schema.ts';

const done: Record<DecideDocumentRequestInput['decision'], string> = {
  accepted: 'Accepted. The client can see that you have what you need.',
  rejected: 'The client has been asked to upload it again and will see your reason.',
  waived: 'The client can see that it’s no longer needed.',
};

/** Records a decision about a checklist item, and shows what became of it. */
export function useDecide({ caseId }: DocumentRequest, onDone: () => void) {
  const utils = trpc.useUtils();
  const again = () => {
    void utils.documents.list.invalidate({ caseId });
    void utils.documents.checklist.invalidate({ caseId });
  };
  return trpc.documents.decideRequest.useMutation({
    onSuccess(_row, { decision }) {
      showToast({ kind: 'success', message: done[decision] });
      onDone();
      again();
    },
    onError(error) {
      const { status, serverMessage } = toApiError(error);
      showToast({ kind: 'error', title: 'Nothing was changed', message: serverMessage });
      if (status === 409 || status === 404) again();
    },
  });
}
