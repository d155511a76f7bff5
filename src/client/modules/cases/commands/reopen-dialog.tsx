import { Textarea } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { reopenCaseInputSchema } from '#shared/cases/schema.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface ReopenDialogProps {
  caseId: string;
  version: number;
  /** Who continues with it; null when a broker has to be found again. */
  brokerName: string | null;
  opened: boolean;
  onClose: () => void;
}

const formSchema = reopenCaseInputSchema.pick({ reason: true });

/** Reopens a case that had ended. */
export function ReopenDialog({ caseId, version, brokerName, opened, onClose }: ReopenDialogProps) {
  const form = useZodForm(formSchema, { name: `reopen-${caseId}`, initialValues: { reason: '' } });
  const reopen = trpc.cases.reopen.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Request reopened.',
      failed: 'The request was not reopened',
      onDone: onClose,
    }),
  );
  return (
    <CommandDialog
      title="Reopen this request?"
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit(({ reason }) => reopen.mutate({ caseId, version, ...(reason && { reason }) }))}
      action="Reopen"
      pending={reopen.isPending}
      refusal={reopen.error && toApiError(reopen.error).serverMessage}
    >
      <p>
        {brokerName
          ? `${brokerName} will continue with it. Earlier options can no longer be accepted.`
          : 'We’ll look for a licensed broker again.'}
      </p>
      <Textarea label="Reason (optional)" autosize minRows={2} {...form.getInputProps('reason')} />
    </CommandDialog>
  );
}
