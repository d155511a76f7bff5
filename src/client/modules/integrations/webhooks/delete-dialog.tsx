import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { Webhook } from '#shared/integrations/webhooks.ts';
import { useWebhooksRead } from './webhook-calls.ts';
import { hostWords } from './webhook-words.ts';

/** Asks once: a deleted webhook and its log can't be restored. */
export function DeleteDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const remove = trpc.webhooks.remove.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'The webhook was deleted.' });
      onClose();
    },
    onSettled: useWebhooksRead(),
  });
  return (
    <CommandDialog
      title={`Delete “${hostWords(webhook)}”`}
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate({ id: webhook.id });
      }}
      action="Delete webhook"
      pending={remove.isPending}
      ending
      refusal={remove.error && toApiError(remove.error).serverMessage}
    >
      <p>Nothing more is sent there, and its log is removed. To stop for a while, pause it instead.</p>
      <p>
        <strong>This can’t be undone.</strong>
      </p>
    </CommandDialog>
  );
}
