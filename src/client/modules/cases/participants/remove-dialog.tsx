import { useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useReadCaseAgain } from '#client/modules/cases/commands/use-read-case-again.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { Participant } from '#shared/cases/participants/schema.ts';
import { paths } from '#shared/platform/paths.ts';

interface RemoveDialogProps {
  person: Participant;
  caseId: string;
  onClose: () => void;
}

/** Ends someone else's or one's own participation in a case. Asks for confirmation and says what it means. */
export function RemoveDialog({ person, caseId, onClose }: RemoveDialogProps) {
  const { id, name, status, me } = person;
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const readAgain = useReadCaseAgain(caseId);
  const joined = status === 'joined';
  const remove = trpc.participants.remove.useMutation({
    async onSuccess() {
      onClose();
      if (me) {
        // Leaves the page first: nothing of the case may be fetched anymore.
        await navigate(paths.portal.home);
        showToast({ kind: 'success', message: 'You have left the request.' });
        void utils.cases.list.invalidate();
        void utils.cases.needs.invalidate();
        return;
      }
      showToast({
        kind: 'success',
        message: joined ? `${name} is no longer part of this request.` : `The invitation to ${name} was withdrawn.`,
      });
      void utils.participants.list.invalidate({ caseId });
      readAgain();
    },
  });
  return (
    <CommandDialog
      title={me ? 'Leave this request?' : joined ? `Remove ${name}?` : `Withdraw the invitation to ${name}?`}
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate({ participantId: id });
      }}
      action={me ? 'Leave' : joined ? 'Remove' : 'Withdraw invitation'}
      pending={remove.isPending}
      ending
      refusal={remove.error && toApiError(remove.error).serverMessage}
    >
      <p>
        {me && 'You’ll no longer see this request. To come back, you’ll need a new invitation.'}
        {!me &&
          joined &&
          `${name} will no longer be able to read or write here. What they’ve written and uploaded will stay.`}
        {!me && !joined && 'The link in the email will stop working right away.'}
      </p>
    </CommandDialog>
  );
}
