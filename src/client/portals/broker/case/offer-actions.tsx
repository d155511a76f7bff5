import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { DeclineDialog } from '#client/modules/cases/commands/decline-dialog.tsx';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';

/** Accepts or declines a request that is offered to the broker or is in the pool. */
export function OfferActions({ row }: { row: CaseDetail }) {
  const { id: caseId, version, allowedEvents } = row;
  const [declining, setDeclining] = useState(false);
  const navigate = useNavigate();
  const outcome = useCommandOutcome({
    caseId,
    done: 'The request is yours. The client has been notified.',
    failed: 'The request was not assigned to you',
  });
  const accept = trpc.cases.acceptOffer.useMutation(outcome);
  const claim = trpc.cases.claim.useMutation(outcome);
  return (
    <>
      {allowedEvents.includes('accepted') && (
        <Button loading={accept.isPending} onClick={() => accept.mutate({ caseId, version })}>
          Accept
        </Button>
      )}
      {allowedEvents.includes('claimed') && (
        <Button loading={claim.isPending} onClick={() => claim.mutate({ caseId, version })}>
          Claim
        </Button>
      )}
      {allowedEvents.includes('offer_declined') && (
        <Button variant="default" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      )}
      <DeclineDialog
        caseId={caseId}
        version={version}
        opened={declining}
        onClose={() => setDeclining(false)}
        onDone={() => navigate(paths.broker.home)}
      />
    </>
  );
}
