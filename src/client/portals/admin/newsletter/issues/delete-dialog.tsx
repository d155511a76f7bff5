import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';

interface DeleteDialogProps {
  issueId: string;
  version: number;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a draft is gone. */
export function DeleteDialog({ issueId, version, onClose, onDeleted }: DeleteDialogProps) {
  const remove = trpc.newsletterIssues.delete.useMutation({
    onSuccess({ message }) {
      showToast({ kind: 'success', message });
      onDeleted();
    },
  });
  return (
    <CommandDialog
      title="Delete this draft"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate({ issueId, version });
      }}
      action="Delete draft"
      ending
      pending={remove.isPending}
      refusal={remove.error && toApiError(remove.error).serverMessage}
    >
      <p>Nobody has got it yet. This can’t be undone.</p>
    </CommandDialog>
  );
}
