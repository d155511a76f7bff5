import { Button } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { ConsentView } from '#shared/consents/schema.ts';

/** One press and one confirmation, which says what it does. */
export function WithdrawConsent({ consent }: { consent: ConsentView }) {
  const { seq, title, caseNumber, effect } = consent;
  const [opened, setOpened] = useState(false);
  const utils = trpc.useUtils();
  const withdraw = trpc.privacy.withdrawConsent.useMutation({
    onSuccess: (list) => {
      utils.privacy.consents.setData(undefined, list);
      if (caseNumber) void utils.cases.invalidate();
      setOpened(false);
      showToast({ kind: 'success', message: 'Consent withdrawn.' });
    },
  });
  if (!effect) return null;
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={`Withdraw: ${title}${caseNumber ? `, ${caseNumber}` : ''}`}
        onClick={() => {
          withdraw.reset();
          setOpened(true);
        }}
      >
        Withdraw
      </Button>
      <CommandDialog
        title="Withdraw this consent?"
        opened={opened}
        onClose={() => setOpened(false)}
        onSubmit={(event) => {
          event.preventDefault();
          withdraw.mutate({ seq });
        }}
        action="Withdraw consent"
        pending={withdraw.isPending}
        ending
        refusal={withdraw.error && toApiError(withdraw.error).serverMessage}
      >
        <p>
          <strong>{title}</strong>
          {caseNumber && ` (${caseNumber})`}
        </p>
        <p>{effect}</p>
      </CommandDialog>
    </>
  );
}
