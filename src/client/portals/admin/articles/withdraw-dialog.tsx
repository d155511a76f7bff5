import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { type Article, NOTE_MAX } from '#shared/content/articles/schema.ts';

interface WithdrawDialogProps {
  articleId: string;
  version: number;
  onClose: () => void;
  onDone: (article: Article) => void;
}

/** Takes an article off the site. */
export function WithdrawDialog({ articleId, version, onClose, onDone }: WithdrawDialogProps) {
  const [note, setNote] = useState('');
  const withdraw = trpc.articles.withdraw.useMutation({
    onSuccess(article) {
      showToast({ kind: 'success', message: 'Withdrawn. The pages follow within a minute.' });
      onDone(article);
    },
  });
  return (
    <CommandDialog
      title="Withdraw this article?"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        withdraw.mutate({ articleId, version, note });
      }}
      action="Withdraw"
      ending
      pending={withdraw.isPending}
      refusal={withdraw.error && toApiError(withdraw.error).serverMessage}
    >
      <Stack gap="md">
        <Text>
          Its address will say that it was withdrawn, and search engines remove it. You can publish it again later.
        </Text>
        <Textarea
          label="Note (optional)"
          description="Kept in the audit log."
          maxLength={NOTE_MAX}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </CommandDialog>
  );
}
