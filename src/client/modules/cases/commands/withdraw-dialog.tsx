import { Textarea } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { withdrawCaseInputSchema } from '#shared/cases/schema.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface WithdrawDialogProps {
  caseId: string;
  version: number;
  onClose: () => void;
}

const formSchema = withdrawCaseInputSchema.pick({ reason: true });

/** An administrator withdraws a request for a client who asked for it outside the portal. */
export function WithdrawDialog({ caseId, version, onClose }: WithdrawDialogProps) {
  const form = useZodForm(formSchema, { name: `withdraw-${caseId}`, initialValues: { reason: '' } });
  const withdraw = trpc.cases.withdraw.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Withdrawn. The client and the broker have been notified.',
      failed: 'The request was not withdrawn',
      onDone: onClose,
    }),
  );
  return (
    <CommandDialog
      title="Withdraw on the client’s behalf"
      opened
      onClose={onClose}
      onSubmit={form.submit(({ reason }) => withdraw.mutate({ caseId, version, ...(reason && { reason }) }))}
      action="Withdraw request"
      pending={withdraw.isPending}
      ending
      refusal={withdraw.error && toApiError(withdraw.error).serverMessage}
    >
      <p>
        Only do this if the client has asked for it. Work on the request stops, and nobody will contact the client about
        it again. It can be reopened.
      </p>
      <Textarea
        label="How did the client ask? (optional)"
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </CommandDialog>
  );
}
