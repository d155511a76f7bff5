import { type FormEvent, useState } from 'react';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { BulkAction } from '#shared/queue/bulk-schema.ts';
import { BrokerField } from './broker-field.tsx';

interface BulkHandOverDialogProps {
  amount: number;
  /** Administrators choose a broker; a broker's requests go to the delegate. */
  choosesBroker: boolean;
  onClose: () => void;
  onHandOver: (action: BulkAction) => void;
}

/** Hands over several requests. Licence, lines, area and capacity are checked for each. */
export function BulkHandOverDialog({ amount, choosesBroker, onClose, onHandOver }: BulkHandOverDialogProps) {
  const [broker, setBroker] = useState<string>();
  const [tried, setTried] = useState(false);
  const missing = choosesBroker && !broker;
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!missing) onHandOver({ kind: 'handOver', ...(broker && { brokerId: broker }) });
  }
  return (
    <CommandDialog
      title={amount === 1 ? 'Hand over a request' : `Hand over ${amount} requests`}
      opened
      onClose={onClose}
      onSubmit={submit}
      action="Hand over"
      pending={false}
      refusal={null}
    >
      <p>
        {choosesBroker
          ? 'Each goes to this broker if the licence, lines, area and room allow it. The clients are told.'
          : 'They go to the delegate of your profile. Your clients are told who works for them now.'}
      </p>
      {choosesBroker && (
        <BrokerField
          label="New broker"
          value={broker}
          onChange={setBroker}
          error={tried && missing ? 'Please choose a broker' : undefined}
        />
      )}
    </CommandDialog>
  );
}
