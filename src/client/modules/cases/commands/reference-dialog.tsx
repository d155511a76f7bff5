import { TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { setReferenceInputSchema } from '#shared/cases/move-schema.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface ReferenceDialogProps {
  caseId: string;
  version: number;
  reference: string | null;
  onClose: () => void;
}

const formSchema = setReferenceInputSchema.pick({ externalReference: true });

/** The number of a request in the broker's own system. */
export function ReferenceDialog({ caseId, version, reference, onClose }: ReferenceDialogProps) {
  const { client } = trpc.useUtils();
  const form = useZodForm(formSchema, {
    name: `reference-${caseId}`,
    initialValues: { externalReference: reference ?? '' },
  });
  const set = trpc.cases.setReference.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Reference saved.',
      failed: 'The reference was not saved',
      onDone: onClose,
      reverse: (changed) =>
        client.cases.setReference.mutate({ caseId, version: changed, externalReference: reference ?? '' }),
    }),
  );
  return (
    <CommandDialog
      title="Your reference"
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => set.mutate({ ...values, caseId, version }))}
      action="Save reference"
      pending={set.isPending}
      refusal={set.error && toApiError(set.error).serverMessage}
    >
      <TextInput
        label="Number in your own system"
        description="Leave it empty to remove it. The client doesn’t see it."
        maxLength={60}
        data-autofocus
        {...form.getInputProps('externalReference')}
      />
    </CommandDialog>
  );
}
