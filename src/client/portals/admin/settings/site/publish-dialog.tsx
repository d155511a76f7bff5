import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { type RouterOutputs, trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { ChangeList } from './change-list.tsx';

interface PublishDialogProps {
  editor: RouterOutputs['site']['get'];
  onClose: () => void;
}

/** Confirms what changes for visitors. */
export function PublishDialog({ editor, onClose }: PublishDialogProps) {
  const utils = trpc.useUtils();
  const [note, setNote] = useState('');
  const publish = trpc.site.publish.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'Published. The pages follow within a minute.' });
      void utils.site.invalidate();
      void utils.launch.list.invalidate();
      onClose();
    },
  });
  return (
    <CommandDialog
      title="Publish these changes?"
      opened
      wide
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog is inside the form of the draft, as far as React is concerned.
        event.stopPropagation();
        publish.mutate({ version: editor.draft.version, published: editor.published, note });
      }}
      action="Publish"
      pending={publish.isPending}
      refusal={publish.error && toApiError(publish.error).serverMessage}
    >
      <ChangeList changes={editor.changes} />
      <Textarea
        label="Note (optional)"
        description="Kept in the history and the audit log."
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </CommandDialog>
  );
}
