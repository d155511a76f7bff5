import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DocumentRequest } from '#shared/documents/schema.ts';
import { DecisionNote } from './decision-note.tsx';
import { RejectMenu } from './reject-menu.tsx';
import { useDecide } from './use-decide.ts';

/** Staff decisions about a checklist item, where it is: only those its current state allows. */
export function DecideRequest({ request }: { request: DocumentRequest }) {
  const { id: requestId, version, status, title } = request;
  const [noting, setNoting] = useState<'rejected' | 'waived' | null>(null);
  const { mutate, isPending, variables } = useDecide(request, () => setNoting(null));
  const decide = (decision: 'accepted' | 'rejected' | 'waived', note?: string) =>
    mutate({ requestId, version, decision, ...(note && { note }) });
  if (noting)
    return (
      <DecisionNote
        // A new version of the item needs a new decision: the form is reset.
        key={`${noting}-${version}`}
        decision={noting}
        request={request}
        pending={isPending}
        onSend={(note) => decide(noting, note)}
        onCancel={() => setNoting(null)}
      />
    );
  return (
    <>
      {status === 'submitted' && (
        <>
          <Button
            size="sm"
            loading={isPending && variables.decision === 'accepted'}
            aria-label={`Accept: ${title}`}
            onClick={() => decide('accepted')}
          >
            Accept
          </Button>
          <RejectMenu
            title={title}
            pending={isPending && variables.decision === 'rejected'}
            onReason={(note) => decide('rejected', note)}
            onOther={() => setNoting('rejected')}
          />
        </>
      )}
      {status !== 'accepted' && status !== 'waived' && (
        <Button size="sm" variant="subtle" aria-label={`Not needed: ${title}`} onClick={() => setNoting('waived')}>
          Not needed
        </Button>
      )}
    </>
  );
}
