import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { CaseDocument } from '#shared/documents/schema.ts';

interface RemoveDialogProps {
  document: CaseDocument;
  opened: boolean;
  onClose: () => void;
}

/** Asks for confirmation: afterwards the file is gone and cannot be restored. */
export function RemoveDialog({ document, opened, onClose }: RemoveDialogProps) {
  const { id: documentId, caseId, title, versions } = document;
  const utils = trpc.useUtils();
  const remove = trpc.documents.remove.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'Document deleted.' });
      onClose();
    },
    onSettled() {
      void utils.documents.list.invalidate({ caseId });
      // The message it was sent with can no longer open it.
      void utils.messages.list.invalidate({ caseId });
    },
  });
  return (
    <CommandDialog
      title="Delete this document"
      opened={opened}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate({ documentId });
      }}
      action="Delete"
      pending={remove.isPending}
      ending
      refusal={remove.error && toApiError(remove.error).serverMessage}
    >
      <p>
        <strong>
          <bdi>{title}</bdi>
        </strong>{' '}
        {versions.length > 1 && `and its ${versions.length} versions `}will be deleted for everyone and can’t be
        restored. The list will still show that it was here and who deleted it.
      </p>
    </CommandDialog>
  );
}
