import { Button } from '@mantine/core';
import { useState } from 'react';
import { lateDialog } from '#client/ui/late-part.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import { UnclaimedRow } from './unclaimed-row.tsx';
import { useAccept } from './use-accept.ts';

const DeclineDialog = lateDialog(
  async () => (await import('#client/modules/cases/commands/decline-dialog.tsx')).DeclineDialog,
);

interface OfferRowProps {
  offer: CaseSummary;
  open: boolean;
  /** The list is beside an open request: its buttons are there. */
  beside: boolean;
}

/** One offer with its deadline, and the buttons to answer it. */
export function OfferRow({ offer, open, beside }: OfferRowProps) {
  const [declining, setDeclining] = useState(false);
  const { id: caseId, version } = offer;
  const { pending, accept } = useAccept({ caseId, version, list: '' });
  const titleId = `offer-${caseId}`;
  const described = { size: 'compact-sm', 'aria-describedby': titleId } as const;
  return (
    <>
      <UnclaimedRow
        request={offer}
        titleId={titleId}
        due={offer.offerExpiresAt}
        open={open}
        list=""
        actions={
          beside ? undefined : (
            <>
              <Button {...described} loading={pending} onClick={() => accept()}>
                Accept
              </Button>
              <Button {...described} variant="light" disabled={pending} onClick={() => accept(true)}>
                Accept and write
              </Button>
              <Button {...described} variant="default" onClick={() => setDeclining(true)}>
                Decline
              </Button>
            </>
          )
        }
      />
      {declining && <DeclineDialog caseId={caseId} version={version} opened onClose={() => setDeclining(false)} />}
    </>
  );
}
