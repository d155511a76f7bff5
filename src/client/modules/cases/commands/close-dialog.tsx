import { NativeSelect, Textarea } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { closeReasonLabels } from '#shared/cases/labels.ts';
import { closeCaseInputSchema } from '#shared/cases/schema.ts';
import { type CloseReason, closeReasonSchema } from '#shared/cases/vocabulary.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface CloseDialogProps {
  caseId: string;
  version: number;
  opened: boolean;
  onClose: () => void;
}

const formSchema = closeCaseInputSchema.pick({ reason: true, note: true });
const reasons = [
  { value: '', label: 'Choose a reason' },
  ...closeReasonSchema.options.map((value) => ({ value, label: closeReasonLabels[value] })),
];

/** Closes a case that leads nowhere; the client is notified that it was closed, but not why. */
export function CloseDialog({ caseId, version, opened, onClose }: CloseDialogProps) {
  const form = useZodForm(formSchema, {
    name: `close-${caseId}`,
    initialValues: { reason: '' as CloseReason, note: '' },
  });
  const close = trpc.cases.close.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Request closed.',
      failed: 'The request was not closed',
      onDone: onClose,
    }),
  );
  return (
    <CommandDialog
      title="Close this request"
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit((values) => close.mutate({ ...values, caseId, version }))}
      action="Close request"
      pending={close.isPending}
      ending
      refusal={close.error && toApiError(close.error).serverMessage}
    >
      <p>
        The client will be notified that the request was closed. Only brokers and administrators see the reason and the
        note.
      </p>
      <NativeSelect label="Reason" data={reasons} data-autofocus {...form.getInputProps('reason')} />
      <Textarea label="Note (optional)" autosize minRows={2} {...form.getInputProps('note')} />
    </CommandDialog>
  );
}
