import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DeclineDialog } from '#client/modules/cases/commands/decline-dialog.tsx';
import { listOf } from '#client/modules/queue/list-state.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import { useAccept } from '../desk/use-accept.ts';

/** Accepts or declines a request that is offered to the broker or is in the pool. */
export function OfferActions({ row }: { row: CaseDetail }) {
  const { id: caseId, version, allowedEvents } = row;
  const [declining, setDeclining] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation();
  const { pending, accept, claim } = useAccept({ caseId, version, list: listOf(state) });
  return (
    <>
      {allowedEvents.includes('accepted') && (
        <>
          <Button loading={pending} onClick={() => accept()}>
            Accept
          </Button>
          <Button variant="light" disabled={pending} onClick={() => accept(true)}>
            Accept and write
          </Button>
        </>
      )}
      {allowedEvents.includes('claimed') && (
        <>
          <Button loading={pending} onClick={() => claim()}>
            Claim
          </Button>
          <Button variant="light" disabled={pending} onClick={() => claim(true)}>
            Claim and write
          </Button>
        </>
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
