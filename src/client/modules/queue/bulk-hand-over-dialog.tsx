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
      title={amount === 1 ? 'Reassign a request' : `Reassign ${amount} requests`}
      opened
      onClose={onClose}
      onSubmit={submit}
      action="Reassign"
      pending={false}
      refusal={null}
    >
      <p>
        {choosesBroker
          ? 'Each request goes to this broker if their licence, lines, area and capacity allow it. The clients will be notified.'
          : 'They go to the backup broker in your profile. Your clients will be notified of their new broker.'}
      </p>
      {choosesBroker && (
        <BrokerField
          label="New broker"
          value={broker}
          onChange={setBroker}
          error={tried && missing ? 'Choose a broker' : undefined}
        />
      )}
    </CommandDialog>
  );
}
