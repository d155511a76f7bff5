import { NativeSelect, Textarea } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { declineReasonLabels } from '#shared/cases/labels.ts';
import { declineOfferInputSchema } from '#shared/cases/schema.ts';
import { type DeclineReason, declineReasonSchema } from '#shared/cases/vocabulary.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface DeclineDialogProps {
  caseId: string;
  version: number;
  opened: boolean;
  onClose: () => void;
  onDone?: () => void;
}

const formSchema = declineOfferInputSchema.pick({ reason: true, note: true });
const reasons = [
  { value: '', label: 'Choose a reason' },
  ...declineReasonSchema.options.map((value) => ({ value, label: declineReasonLabels[value] })),
];

/** Declines an offer, with the reason; the next broker is asked. */
export function DeclineDialog({ caseId, version, opened, onClose, onDone }: DeclineDialogProps) {
  // Nothing is preselected, so that no reason is given by accident; the schema rejects the empty one.
  const form = useZodForm(formSchema, {
    name: `decline-${caseId}`,
    initialValues: { reason: '' as DeclineReason, note: '' },
  });
  const decline = trpc.cases.declineOffer.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Declined. The request goes to the next broker.',
      failed: 'The offer was not declined',
      onDone: () => {
        onClose();
        onDone?.();
      },
    }),
  );
  return (
    <CommandDialog
      title="Decline this offer"
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit((values) => decline.mutate({ ...values, caseId, version }))}
      action="Decline offer"
      pending={decline.isPending}
      ending
      refusal={decline.error && toApiError(decline.error).serverMessage}
    >
      <p>The request then goes to the next broker. You can’t undo this.</p>
      <NativeSelect label="Reason" data={reasons} data-autofocus {...form.getInputProps('reason')} />
      <Textarea label="Note for administrators (optional)" autosize minRows={2} {...form.getInputProps('note')} />
    </CommandDialog>
  );
}
