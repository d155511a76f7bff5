import { useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { handOverInputSchema } from '#shared/cases/move-schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import { HandOverWords } from './hand-over-words.tsx';
import { useCommandOutcome } from './use-command-outcome.ts';

interface DelegateDialogProps {
  caseId: string;
  version: number;
  delegate: NonNullable<CaseDetail['delegate']>;
  onClose: () => void;
}

const formSchema = handOverInputSchema.pick({ note: true });

/** A broker delegates a request to the delegate in their profile; if a rule forbids it, the rule is shown instead. */
export function DelegateDialog({ caseId, version, delegate, onClose }: DelegateDialogProps) {
  const { name, firm, refusal } = delegate;
  const navigate = useNavigate();
  const form = useZodForm(formSchema, { name: `hand-over-${caseId}`, initialValues: { note: '' } });
  const handOver = trpc.cases.handOver.useMutation(
    useCommandOutcome({
      caseId,
      done: `Reassigned to ${name}. The client has been notified.`,
      failed: 'The request was not reassigned',
      // They no longer have access to it.
      onDone: () => navigate(paths.broker.home),
    }),
  );
  return (
    <CommandDialog
      title="Reassign this request"
      opened
      onClose={onClose}
      onSubmit={form.submit(({ note }) => handOver.mutate({ caseId, version, ...(note && { note }) }))}
      action={refusal ? undefined : `Reassign to ${name}`}
      pending={handOver.isPending}
      refusal={handOver.error && toApiError(handOver.error).serverMessage}
    >
      <p>
        {refusal ? 'Your backup broker is' : 'It will go to your backup broker,'} <strong>{name}</strong>
        {firm && ` of ${firm}`}
        {refusal ? `, who can’t take it on right now. ${refusal}` : '. You’ll no longer see it.'}
      </p>
      {!refusal && <HandOverWords {...form.getInputProps('note')} />}
    </CommandDialog>
  );
}
