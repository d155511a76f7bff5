import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';

interface DeleteDialogProps {
  articleId: string;
  version: number;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a draft is gone. */
export function DeleteDialog({ articleId, version, onClose, onDeleted }: DeleteDialogProps) {
  const remove = trpc.articles.delete.useMutation({
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
        remove.mutate({ articleId, version });
      }}
      action="Delete draft"
      ending
      pending={remove.isPending}
      refusal={remove.error && toApiError(remove.error).serverMessage}
    >
      <p>It was never published. This can’t be undone.</p>
    </CommandDialog>
  );
}
