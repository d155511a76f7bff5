import { TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { useFirmChange } from '#client/modules/users/firm/use-firm-change.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { renameFirmInputSchema } from '#shared/users/firm-schema.ts';

interface RenameFirmDialogProps {
  firm: { id: string; name: string };
  onClose: () => void;
}

const formSchema = renameFirmInputSchema.pick({ name: true });

/** Renames a firm, also where clients read the name of their broker's firm. */
export function RenameFirmDialog({ firm, onClose }: RenameFirmDialogProps) {
  const form = useZodForm(formSchema, { name: `rename-${firm.id}`, initialValues: { name: firm.name } });
  const outcome = useFirmChange();
  const rename = trpc.firms.rename.useMutation({
    ...outcome,
    onSuccess(answer) {
      outcome.onSuccess(answer);
      onClose();
    },
    onError: form.showServerIssues,
  });
  return (
    <CommandDialog
      title="Rename this firm"
      opened
      onClose={onClose}
      onSubmit={form.submit(({ name }) => rename.mutate({ firmId: firm.id, name }))}
      action="Rename"
      pending={rename.isPending}
      refusal={rename.error && toApiError(rename.error).serverMessage}
    >
      <p>Clients see the new name beside their broker from now on.</p>
      <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
    </CommandDialog>
  );
}
