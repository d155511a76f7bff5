import { useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { chooseSuccessorSchema } from '#shared/cases/move-schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { HandOverWords } from './hand-over-words.tsx';
import { SuccessorField } from './successor-field.tsx';
import { useCommandOutcome } from './use-command-outcome.ts';

interface HandOverDialogProps {
  caseId: string;
  version: number;
  /** The reader is its broker, and can't open it afterwards. */
  leaves: boolean;
  onClose: () => void;
}

/** Reassigns a request with everything in it: within the firm, or by an administrator to any broker. */
export function HandOverDialog({ caseId, version, leaves, onClose }: HandOverDialogProps) {
  const navigate = useNavigate();
  const form = useZodForm(chooseSuccessorSchema, {
    name: `hand-over-${caseId}`,
    initialValues: { brokerId: '', note: '' },
  });
  const handOver = trpc.cases.handOver.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Reassigned. The client and both brokers have been notified.',
      failed: 'The request was not reassigned',
      onDone: () => (leaves ? navigate(paths.broker.home) : onClose()),
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
