import { toApiError } from '#client/lib/api.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { Callback } from '#shared/callbacks/schema.ts';
import { useEndCall } from './use-end-call.ts';

/** Cancels a call; asks for confirmation, because the client gets an email. */
export function CancelCallDialog({ call, onClose }: { call: Callback; onClose: () => void }) {
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
      <p>{call.words}. The client will get an email saying it’s cancelled.</p>
    </CommandDialog>
  );
}
