import type { FormEvent } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { Subscriber } from '#shared/newsletter/desk-schema.ts';

interface UnsubscribeDialogProps {
  subscriber: Subscriber;
  onClose: () => void;
}

/** Asks for confirmation: only the owner of the address can subscribe it again. */
export function UnsubscribeDialog({ subscriber: { id, email }, onClose }: UnsubscribeDialogProps) {
  const utils = trpc.useUtils();
  const leave = trpc.subscribers.unsubscribe.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: `${email} was unsubscribed.` });
      void utils.subscribers.invalidate();
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    leave.mutate({ subscriberId: id });
  }
  return (
    <CommandDialog
      title="Unsubscribe this address"
      opened
      onClose={onClose}
      onSubmit={submit}
      action="Unsubscribe"
      pending={leave.isPending}
      ending
      refusal={leave.error && toApiError(leave.error).serverMessage}
    >
      <p>
        Use this when the owner of {email} asks you to, by phone or letter. It takes effect immediately and is recorded
        in the ledger. From then on, no one can sign the address up until its owner allows emails again in their
        account.
      </p>
    </CommandDialog>
  );
}
