import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { type DocumentRequest, decideDocumentRequestInputSchema } from '#shared/documents/schema.ts';

type Decision = 'accepted' | 'rejected' | 'waived';

const done: Record<Decision, string> = {
  accepted: 'Accepted. The client can see that you have what you need.',
  rejected: 'The client has been asked to upload it again and will see your note.',
  waived: 'The client can see that it’s no longer needed.',
};

function useDecide(request: DocumentRequest, onDone: () => void) {
  const utils = trpc.useUtils();
  const again = () => void utils.documents.list.invalidate({ caseId: request.caseId });
  return trpc.documents.decideRequest.useMutation({
    onSuccess(_row, { decision }) {
      showToast({ kind: 'success', message: done[decision] });
      onDone();
      again();
    },
    onError(error) {
      const { status, serverMessage } = toApiError(error);
      showToast({ kind: 'error', title: 'Nothing was changed', message: serverMessage });
      if (status === 409 || status === 404) again();
    },
  });
}

interface NoteDialogProps {
  request: DocumentRequest;
  decision: 'rejected' | 'waived';
  opened: boolean;
  onClose: () => void;
}

/** Why a document must be sent again, or is no longer needed. The client reads the note. */
function NoteDialog({ request, decision, opened, onClose }: NoteDialogProps) {
  const { id: requestId, version } = request;
  const reject = decision === 'rejected';
  const form = useZodForm(decideDocumentRequestInputSchema, {
    name: `${decision}-${requestId}`,
    initialValues: { requestId, version, decision, note: '' },
  });
  const decide = useDecide(request, onClose);
  return (
    <CommandDialog
      title={reject ? 'Ask for it again' : 'No longer needed'}
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit((values) => decide.mutate(values))}
      action={reject ? 'Ask again' : 'Remove from list'}
      pending={decide.isPending}
      refusal={decide.error && toApiError(decide.error).serverMessage}
    >
      <p>{request.title}</p>
      <Textarea
        label={reject ? 'What’s wrong with it' : 'Note for the client (optional)'}
        description={reject ? 'The client sees this first, so say how to fix it.' : undefined}
        autosize
        minRows={3}
        data-autofocus
        {...form.getInputProps('note')}
      />
    </CommandDialog>
  );
}

/** Staff decisions about a checklist item: only those its current state allows. */
export function DecideRequest({ request }: { request: DocumentRequest }) {
  const { id: requestId, version, status, title } = request;
  const [noting, setNoting] = useState<'rejected' | 'waived' | null>(null);
  const accept = useDecide(request, () => undefined);
  return (
    <>
      {status === 'submitted' && (
        <>
          <Button
            size="sm"
            loading={accept.isPending}
            aria-label={`Accept: ${title}`}
            onClick={() => accept.mutate({ requestId, version, decision: 'accepted' })}
          >
            Accept
          </Button>
          <Button size="sm" variant="default" aria-label={`Ask again: ${title}`} onClick={() => setNoting('rejected')}>
            Ask again
          </Button>
        </>
      )}
      {status !== 'accepted' && status !== 'waived' && (
        <Button size="sm" variant="subtle" aria-label={`Not needed: ${title}`} onClick={() => setNoting('waived')}>
          Not needed
        </Button>
      )}
      {(['rejected', 'waived'] as const).map((decision) => (
        <NoteDialog
          // A new version of the item needs a new decision: the form is reset.
          key={`${decision}-${version}`}
          request={request}
          decision={decision}
          opened={noting === decision}
          onClose={() => setNoting(null)}
        />
      ))}
    </>
  );
}
