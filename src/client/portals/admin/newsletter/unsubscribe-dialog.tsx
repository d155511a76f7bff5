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
      showToast({ kind: 'success', message: `${email} gets no newsletter any more.` });
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
      title="Take this address off the list"
      opened
      onClose={onClose}
      onSubmit={submit}
      action="Unsubscribe"
      pending={leave.isPending}
      ending
      refusal={leave.error && toApiError(leave.error).serverMessage}
    >
      <p>
        Use this when the owner of {email} asks you to, by telephone or letter. It holds at once and stands in the
        ledger. Only the owner can sign the address up again.
      </p>
    </CommandDialog>
  );
}
