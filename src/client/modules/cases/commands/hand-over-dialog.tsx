import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { chooseSuccessorSchema } from '#shared/cases/move-schema.ts';
import { HandOverWords } from './hand-over-words.tsx';
import { SuccessorField } from './successor-field.tsx';
import { useCommandOutcome } from './use-command-outcome.ts';

interface HandOverDialogProps {
  caseId: string;
  version: number;
  onClose: () => void;
}

/** An administrator reassigns a request to another broker, with everything in it. */
export function HandOverDialog({ caseId, version, onClose }: HandOverDialogProps) {
  const form = useZodForm(chooseSuccessorSchema, {
    name: `hand-over-${caseId}`,
    initialValues: { brokerId: '', note: '' },
  });
  const handOver = trpc.cases.handOver.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Reassigned. The client and both brokers have been notified.',
      failed: 'The request was not reassigned',
      onDone: onClose,
    }),
  );
  return (
    <CommandDialog
      title="Reassign this request"
      opened
      onClose={onClose}
      onSubmit={form.submit(({ brokerId, note }) =>
        handOver.mutate({ caseId, version, brokerId, ...(note && { note }) }),
      )}
      action="Reassign"
      pending={handOver.isPending}
      refusal={handOver.error && toApiError(handOver.error).serverMessage}
    >
      <SuccessorField label="New broker" caseId={caseId} {...form.getInputProps('brokerId')} />
      <HandOverWords {...form.getInputProps('note')} />
    </CommandDialog>
  );
}
