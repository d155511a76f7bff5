import { Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';

interface RestoreDialogProps {
  number: number;
  published: number;
  onClose: () => void;
}

/** Publishes an earlier revision again. */
export function RestoreDialog({ number, published, onClose }: RestoreDialogProps) {
  const utils = trpc.useUtils();
  const restore = trpc.site.restore.useMutation({
    onSuccess() {
      showToast({
        kind: 'success',
        message: `Revision ${number} is published again. The pages follow within a minute.`,
      });
      void utils.site.invalidate();
      void utils.launch.list.invalidate();
      onClose();
    },
  });
  return (
    <CommandDialog
      title={`Publish revision ${number} again?`}
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        restore.mutate({ number, published });
      }}
      action="Publish"
      pending={restore.isPending}
      refusal={restore.error && toApiError(restore.error).serverMessage}
    >
      <Text>The site will say what it said then. Your draft stays as it is.</Text>
    </CommandDialog>
  );
}
