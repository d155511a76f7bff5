import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { BrokerDetail } from '#shared/brokers/admin-schema.ts';
import { handedOverWords } from './handed-over-words.ts';
import { type Successor, SuccessorChoice } from './successor-choice.tsx';

/** Reassigns all the broker's open work: when an account was disabled first, or the broker is away for long. */
export function HandOverWork({ broker }: { broker: BrokerDetail }) {
  const [opened, { open, close }] = useDisclosure();
  const [successor, setSuccessor] = useState<Successor>(null);
  const [missing, setMissing] = useState(false);
  const utils = trpc.useUtils();
  const handOver = trpc.brokers.handOver.useMutation({
    onSuccess: (report) => {
      close();
      void utils.brokers.invalidate();
      void utils.users.get.invalidate({ userId: broker.id });
      showToast({ kind: 'success', message: handedOverWords(report) });
    },
  });
  if (broker.openCases + broker.openOffers === 0) return null;
  return (
    <div>
      <Button variant="default" onClick={open}>
        Reassign all work
      </Button>
      <CommandDialog
        title={`Reassign ${broker.name}’s work`}
        opened={opened}
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(successor === undefined);
          if (successor !== undefined) handOver.mutate({ brokerId: broker.id, toBrokerId: successor });
        }}
        action="Reassign all work"
        pending={handOver.isPending}
        ending
        refusal={handOver.error && toApiError(handOver.error).serverMessage}
      >
        <p>
          {broker.openCases} open {broker.openCases === 1 ? 'request' : 'requests'} and {broker.openOffers}{' '}
          {broker.openOffers === 1 ? 'offer' : 'offers'}. Each client is notified of their new broker.
        </p>
        <SuccessorChoice exceptId={broker.id} value={successor} onChange={setSuccessor} missing={missing} />
      </CommandDialog>
    </div>
  );
}
