import { toApiError } from '#client/lib/api.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { Callback } from '#shared/callbacks/schema.ts';
import { useEndCall } from './use-end-call.ts';

interface CancelCallDialogProps {
  call: Callback;
  side: 'staff' | 'client';
  onClose: () => void;
}

/** Cancels a call; asks for confirmation, because the other side gets an email. */
export function CancelCallDialog({ call, side, onClose }: CancelCallDialogProps) {
  const end = useEndCall(call.caseId, onClose);
  return (
    <CommandDialog
      title="Cancel this call?"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        end.mutate({ callbackId: call.id, version: call.version, outcome: 'cancelled' });
      }}
      action="Cancel call"
      pending={end.isPending}
      ending
      refusal={end.error && toApiError(end.error).serverMessage}
    >
      <p>
        {call.words}. {side === 'staff' ? 'The client' : 'Your broker'} will get an email saying it’s cancelled.
      </p>
    </CommandDialog>
  );
}
