import { TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { saveViewInputSchema } from '#shared/queue/saved-views/schema.ts';

interface ViewNameDialogProps {
  title: string;
  name: string;
  pending: boolean;
  error: unknown;
  onClose: () => void;
  onName: (name: string) => void;
}

const formSchema = saveViewInputSchema.pick({ name: true });

/** The name of a view. An existing name gets the current filters. */
export function ViewNameDialog({ title, name, pending, error, onClose, onName }: ViewNameDialogProps) {
  const form = useZodForm(formSchema, { name: 'view', initialValues: { name } });
  return (
    <CommandDialog
      title={title}
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => onName(values.name))}
      action="Save"
      pending={pending}
      refusal={error ? toApiError(error).serverMessage : null}
    >
      <TextInput label="Name" maxLength={60} data-autofocus {...form.getInputProps('name')} />
    </CommandDialog>
  );
}
