import { Button } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { ConsentView } from '#shared/consents/schema.ts';

const withdrawing = { button: 'Withdraw', heading: 'Withdraw this consent?', action: 'Withdraw consent' };
const stopping = { button: 'Stop sharing', heading: 'Stop sharing this request?', action: 'Stop sharing' };

/** One press and one confirmation, which says what it does. */
export function WithdrawConsent({ consent }: { consent: ConsentView }) {
  const { seq, title, caseNumber, effect, purpose } = consent;
  const words = purpose === 'share' ? stopping : withdrawing;
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
        aria-label={`${words.button}: ${title}${caseNumber ? `, ${caseNumber}` : ''}`}
        onClick={() => {
          withdraw.reset();
          setOpened(true);
        }}
      >
        {words.button}
      </Button>
      <CommandDialog
        title={words.heading}
        opened={opened}
        onClose={() => setOpened(false)}
        onSubmit={(event) => {
          event.preventDefault();
          withdraw.mutate({ seq });
        }}
        action={words.action}
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
