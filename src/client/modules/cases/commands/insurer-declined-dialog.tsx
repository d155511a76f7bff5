import { Textarea } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { insurerDeclinedInputSchema } from '#shared/cases/schema.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface InsurerDeclinedDialogProps {
  caseId: string;
  version: number;
  onClose: () => void;
}

const formSchema = insurerDeclinedInputSchema.pick({ note: true });

/** The insurer declines the risk that the client chose: work on the request resumes. */
export function InsurerDeclinedDialog({ caseId, version, onClose }: InsurerDeclinedDialogProps) {
  const form = useZodForm(formSchema, { name: `declined-${caseId}`, initialValues: { note: '' } });
  const decline = trpc.cases.insurerDeclined.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Recorded. The client has been notified.',
      failed: 'The decline was not recorded',
      onDone: onClose,
    }),
  );
  return (
    <CommandDialog
      title="Insurer declined"
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => decline.mutate({ ...values, caseId, version }))}
      action="Record the decline"
      pending={decline.isPending}
      refusal={decline.error && toApiError(decline.error).serverMessage}
    >
      <p>
        The client will be notified that this insurer won’t provide coverage and that you’re looking at alternatives.
        You can then send new options.
      </p>
      <Textarea
        label="What did the insurer say?"
        description="For brokers and administrators only. Use the conversation to tell the client what matters."
        autosize
        minRows={3}
        data-autofocus
        {...form.getInputProps('note')}
      />
    </CommandDialog>
  );
}
