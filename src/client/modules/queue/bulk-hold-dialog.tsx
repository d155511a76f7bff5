import { Textarea, TextInput } from '@mantine/core';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { holdCaseInputSchema } from '#shared/cases/schema.ts';
import type { BulkAction } from '#shared/queue/bulk-schema.ts';

interface BulkHoldDialogProps {
  amount: number;
  onClose: () => void;
  onHold: (action: BulkAction) => void;
}

const formSchema = holdCaseInputSchema.pick({ until: true, note: true });

/** Puts several requests on hold until a day. */
export function BulkHoldDialog({ amount, onClose, onHold }: BulkHoldDialogProps) {
  const form = useZodForm(formSchema, { name: 'bulk-hold', initialValues: { until: '', note: '' } });
  return (
    <CommandDialog
      title={amount === 1 ? 'Put a request on hold' : `Put ${amount} requests on hold`}
      opened
      onClose={onClose}
      onSubmit={form.submit(({ until, note }) => onHold({ kind: 'hold', until, ...(note && { note }) }))}
      action="Put on hold"
      pending={false}
      refusal={null}
    >
      <p>They’ll resume automatically on that date. Their reply deadlines will be paused until then.</p>
      <TextInput label="On hold until" type="date" data-autofocus {...form.getInputProps('until')} />
      <Textarea label="Note (optional)" autosize minRows={2} {...form.getInputProps('note')} />
    </CommandDialog>
  );
}
