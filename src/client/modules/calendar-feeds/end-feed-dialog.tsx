import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';

/** Revokes the address of the calendar; asks first, because every program that reads it stops. */
export function EndFeedDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const revoke = trpc.calendarFeeds.revoke.useMutation({
    onSuccess(answer) {
      utils.calendarFeeds.own.setData(undefined, answer);
      showToast({ kind: 'success', message: 'The calendar address no longer works.' });
      onClose();
    },
  });
  return (
    <CommandDialog
      title="Revoke this address?"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        revoke.mutate();
      }}
      action="Revoke the address"
      pending={revoke.isPending}
      ending
      refusal={revoke.error && toApiError(revoke.error).serverMessage}
    >
      <p>
        Calendar programs can’t read it anymore. What they already stored disappears when you remove the calendar there.
      </p>
    </CommandDialog>
  );
}
